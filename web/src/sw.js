// Keeps the site in the browser, so that it works without a network. FILES and VERSION are filled in when the site is
// built; a new version is fetched whole, and used once the old one is no longer open.
const files = FILES;
const cacheName = `oddtrick-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(cacheName).then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: "reload" })))),
  );
});

self.addEventListener("activate", (event) => {
  const clean = async () => {
    for (const name of await caches.keys())
      if (name.startsWith("oddtrick-") && name !== cacheName) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  const scope = new URL(self.registration.scope);
  if (request.method !== "GET" || address.origin !== scope.origin || !address.pathname.startsWith(scope.pathname))
    return;
  const page = request.mode === "navigate" && address.pathname === scope.pathname;
  const answer = async () => {
    const cache = await caches.open(cacheName);
    return (await cache.match(page ? "index.html" : request, { ignoreSearch: true })) ?? fetch(request);
  };
  event.respondWith(answer());
});
