// The service worker: stores the site in the browser, so that it works without a network, but nothing that a server sends. FILES
// and VERSION are filled in when the site is built; a new version is loaded completely, and used once the old one is no longer open.
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

// Whether there is a server: the last known answer, so that nobody waits for a bad network; and it is asked again for the
// next time.
async function findServer(event) {
  const cache = await caches.open(cacheName);
  const known = await cache.match("server.json");
  const asked = fetch(event.request).then(async (response) => {
    await cache.put("server.json", response.clone());
    return response;
  });
  if (known) event.waitUntil(asked.catch(() => {}));
  return known ?? asked.catch(() => Response.json({ api: null }));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  const scope = new URL(self.registration.scope);
  if (request.method !== "GET" || address.origin !== scope.origin || !address.pathname.startsWith(scope.pathname))
    return;
  const path = address.pathname.slice(scope.pathname.length);
  const page = request.mode === "navigate" && path === "";
  if (path === "server.json") event.respondWith(findServer(event));
  if (!page && !files.includes(path)) return; // other answers of a server are never stored
  const answer = async () => {
    const cache = await caches.open(cacheName);
    return (await cache.match(page ? "index.html" : request, { ignoreSearch: true })) ?? fetch(request);
  };
  event.respondWith(answer());
});
