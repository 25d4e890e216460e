// Service worker: keeps the client's files, so that it opens offline and updates by itself. It keeps no data of games.
const KEPT = 'ludoteca-1';
const MOST = 240; // files; those of old versions drop out first
const home = new URL('./', self.location.href);

/** Cache the home page and all files it names. Hashed files come from the browser's cache. */
async function bringHome() {
  const kept = await caches.open(KEPT);
  const page = await fetch(home, { cache: 'no-cache' });
  if (!page.ok) throw new Error('the house does not answer');
  const text = await page.clone().text();
  const named = [...text.matchAll(/(?:href|src)="([^"]+\.(?:js|css|svg))"/g)].map(
    (found) => new URL(found[1], home).href,
  );
  await kept.put(home, page);
  await Promise.all(named.map(async (address) => (await kept.match(address)) ?? kept.add(address)));
}

self.addEventListener('install', (event) => event.waitUntil(bringHome().then(() => self.skipWaiting())));

self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
      await self.clients.claim();
    })(),
  ),
);

/** Pages come from the network, so that an update shows at once; offline from the cache. */
async function page(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok && new URL(request.url).pathname === home.pathname)
      await (await caches.open(KEPT)).put(home, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await caches.match(home);
    if (kept) return kept;
    throw error;
  }
}

/** Hashed files never change: serve them from the cache, also to a page of an older version. */
async function file(request) {
  const kept = await caches.open(KEPT);
  const known = await kept.match(request.url);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) {
    await kept.put(request.url, fresh.clone());
    const all = await kept.keys();
    for (const old of all.slice(0, Math.max(0, all.length - MOST))) if (old.url !== home.href) await kept.delete(old);
  }
  return fresh;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== home.origin || !url.pathname.startsWith(home.pathname)) return;
  const place = url.pathname.slice(home.pathname.length);
  if (request.mode === 'navigate' && !place.startsWith('api/')) event.respondWith(page(request));
  else if (place.startsWith('assets/') || place === 'favicon.svg') {
    event.respondWith(
      place.startsWith('assets/')
        ? file(request)
        : fetch(request).catch(() => caches.match(request.url).then((kept) => kept ?? Response.error())),
    );
  }
});

/** Push message "your turn": a press opens the table. */
self.addEventListener('push', (event) => {
  const { table, title, body } = event.data?.json() ?? {};
  if (table)
    event.waitUntil(
      self.registration.showNotification(title, {
        body,
        tag: table,
        data: table,
        icon: new URL('icon-192.png', home).href,
      }),
    );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const place = new URL(`t/${encodeURIComponent(event.notification.data)}`, home).href;
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: 'window' });
      const there = pages.find((page) => page.url.split(/[?#]/)[0] === place);
      return there ? there.focus() : self.clients.openWindow(place);
    })(),
  );
});
