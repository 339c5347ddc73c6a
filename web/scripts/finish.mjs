// finish.mjs FOLDER: what the built page still wants: the notices of the software in it, and the
// service worker, which keeps every file of this build so that the page works without a network.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const folder = process.argv[2];
const web = join(dirname(fileURLToPath(import.meta.url)), "..");

// The packages whose code is in the bundle; the others only build it.
const BUNDLED = ["svelte", "esm-env", "clsx"];

function licenceOf(name) {
  const at = join(web, "node_modules", name);
  const { version, license } = JSON.parse(readFileSync(join(at, "package.json"), "utf8"));
  const file = readdirSync(at).find((each) => /^licen[cs]e/i.test(each));
  const text = file ? readFileSync(join(at, file), "utf8").trim() : `Licence: ${license}`;
  return `${name} ${version}\n\n${text}\n`;
}

const notices = [
  "Upstar is under the Apache Licence 2.0. This folder also holds parts of:",
  ...BUNDLED.filter((name) => existsSync(join(web, "node_modules", name))).map(licenceOf),
  readFileSync(join(web, "notices.txt"), "utf8").trim(),
];
writeFileSync(join(folder, "notices.txt"), notices.join(`\n${"-".repeat(72)}\n\n`) + "\n");

function filesOf(at) {
  return readdirSync(at, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesOf(join(at, entry.name)) : [join(at, entry.name)],
  );
}
const files = filesOf(folder)
  .map((file) => relative(folder, file))
  .filter((file) => file !== "service-worker.js")
  .sort();
const hash = createHash("sha256");
for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
const build = hash.digest("hex").slice(0, 16);
const template = readFileSync(join(web, "service-worker.js"), "utf8");
writeFileSync(
  join(folder, "service-worker.js"),
  template.replace("__BUILD__", build).replace("__FILES__", JSON.stringify(["./", ...files])),
);
