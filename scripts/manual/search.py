"""Search that works from disk: a hook of mkdocs.

A browser lets a page on disk neither fetch the index nor start the worker that searches it. So the
index is also written as a script, which the page loads (theme/main.html) where the theme looks for
it, in `__search`; docs/javascripts/worker_from_disk.js stands in for the worker.
"""

import pathlib


def on_files(files, **_):
    files.remove(files.get_file_from_path("Doxyfile"))
    return files


def on_post_build(config, **_):
    folder = pathlib.Path(config["site_dir"], "search")
    index = (folder / "search_index.json").read_text(encoding="utf-8")
    script = f"__search.index = Promise.resolve({index});\n"
    (folder / "search_index.js").write_text(script, encoding="utf-8")
