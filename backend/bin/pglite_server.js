import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { freePort } from './free_port.js'

/** PostgreSQL's own code as WebAssembly, in memory, on a loopback port: the dialect without an installation. */
const db = await PGlite.create()
const port = await freePort()
const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port, maxConnections: 50 })
await server.start()
console.log(`postgres://postgres@127.0.0.1:${port}/postgres`)

process.on('SIGTERM', async () => {
  await server.stop()
  await db.close()
  process.exit(0)
})
