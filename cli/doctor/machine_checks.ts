import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectFolder } from '../project_folder.js'
import { type Check, green, missing, red, yellow } from './check.js'

const NEEDED_NODE = 24
const GIGABYTE = 1024 ** 3
const TIGHT_BYTES = 2 * GIGABYTE
const NONE_LEFT_BYTES = 200 * 1024 ** 2

/** What needs no settings. */
export async function checkMachine(): Promise<Check[]> {
  return [checkNode(), await checkDisk(fileURLToPath(projectFolder()))]
}

function checkNode(): Check {
  const { node } = process.versions
  return Number.parseInt(node, 10) >= NEEDED_NODE
    ? green('Node', node)
    : red('Node', node, `Install Node ${NEEDED_NODE} or newer.`)
}

/** `folder`: where the database or the application lies. */
export async function checkDisk(
  folder: string,
  space: (folder: string) => Promise<{ bavail: number; bsize: number }> = statfs
): Promise<Check> {
  const { bavail, bsize } = await space(folder)
  const free = bavail * bsize
  const found = `${(free / GIGABYTE).toFixed(1)} GB free at ${folder}`
  const fix = 'Make room: a full disk stops every write.'
  if (free < NONE_LEFT_BYTES) return red('Disk', found, fix)
  return free < TIGHT_BYTES ? yellow('Disk', found, fix) : green('Disk', found)
}

/** In development the pages come from a server of their own. */
export function checkSite(folder: string, { isProduction }: { isProduction: boolean }): Check {
  if (existsSync(join(folder, 'index.html'))) return green('Site', `built at ${folder}`)
  const tell = isProduction ? missing : yellow
  return tell('Site', `not built at ${folder}`, 'npm run build')
}
