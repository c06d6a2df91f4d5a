import { createServer } from 'node:net'

/** A loopback port nobody listens on right now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
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
