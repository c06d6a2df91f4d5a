import { mkdtempSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { start } from './children.js'
import { ROOT } from './install.js'

/** Each gives { url, close } of an empty database that nobody else uses. */
export async function sqliteFile() {
  mkdirSync(join(ROOT, 'tmp'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, 'tmp', 'test-'))
  const close = async () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', close)
  return { url: join(folder, 'everly.sqlite'), close }
}

export async function pglite() {
  const job = start('node', ['backend/bin/pglite_server.js'])
  const url = await firstLine(job)
  return { url, close: () => job.stop(5000) }
}

function firstLine(job) {
  return new Promise((resolve, reject) => {
    job.child.stdout.on('data', () => {
      const [line, rest] = job.output.split('\n')
      if (rest !== undefined) {
        resolve(line)
      }
    })
    void job.ended.then(({ output }) => reject(new Error(`PGlite did not start:\n${output}`)))
  })
}
