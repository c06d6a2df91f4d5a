// Keeps the offline page and what it is painted with, nothing else: no answer of the API and no page of
// anybody is ever put into a cache. The build fills in the two values below.
const CACHE = 'everly-' + '__VERSION__'
const FILES = ['__FILES__']
const OFFLINE = '/offline'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((path) => new Request(path, { cache: 'reload' }))))
      // It serves no page but the offline one, so a new version can take over at once.
      .then(() => self.skipWaiting())
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
      )
      .then(() => self.registration.navigationPreload?.enable())
      .then(() => self.clients.claim())
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') event.respondWith(fromNetwork(event))
  else if (isKept(request)) event.respondWith(fromCache(request))
})

async function fromNetwork(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error()
  }
}

async function fromCache(request) {
  return (await caches.match(request)) ?? fetch(request)
}

/** Only the files of the list: everything else does not even pass through here. */
function isKept({ method, url }) {
  const { origin, pathname } = new URL(url)
  return method === 'GET' && origin === location.origin && FILES.includes(pathname)
}
