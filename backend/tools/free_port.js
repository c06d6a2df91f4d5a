import { createServer } from 'node:net'

/** Below those the system gives to whoever names none; `fetch` goes to none of them in vain. */
const LOWEST = 11_000
const PLACES = 100
const PLACE = 200
const first = LOWEST + (process.pid % PLACES) * PLACE
let given = 0

/** A port nobody listens on, nor will soon: each process goes round in a place of its own. */
export async function freePort() {
  for (;;) {
    const port = first + (given++ % PLACE)
    if (await isFree(port)) {
      return port
    }
  }
}

/** `from` itself when it is free on every address of this machine, else the next one that is. */
export async function firstFreePort(from) {
  for (let port = from; port < from + 100; port++) {
    if (await isFree(port)) {
      return port
    }
  }
  throw new Error(`No free port between ${from} and ${from + 99}.`)
}

async function isFree(port) {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0']) {
    if (!(await canListen(port, host))) {
      return false
    }
  }
  return true
}

function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    // A machine without IPv6 says so here; only a port in use counts.
    server.once('error', (error) => resolve(!['EADDRINUSE', 'EACCES'].includes(error.code)))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}
