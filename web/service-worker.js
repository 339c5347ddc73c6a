// Keeps the files of one build, so that the page works without a network. A new build is fetched
// whole before it takes the place of the old one.
const BUILD = "upstar-__BUILD__";
const FILES = __FILES__;

self.addEventListener("install", (event) => {
  // Past the browser's own cache, which may still hold files of the old build.
  const fresh = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(BUILD).then((cache) => cache.addAll(fresh)));
});

self.addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith("upstar-") && name !== BUILD;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  event.respondWith(
    caches
      .open(BUILD)
      .then((cache) => cache.match(event.request, { ignoreSearch: true }))
      .catch(() => undefined) // where nothing may be kept
      .then((kept) => kept ?? fetch(event.request)),
  );
});
