import { readFileSync } from 'node:fs'

const FROM_HERE = '../../'

/** Which build this is: the package's version, and the commit it was built from where that is known. */
export const version = readBuilt() ?? `${packageVersion()}-dev`

/** Written by `npm run build`. */
function readBuilt(): string | null {
  try {
    return read('version').trim()
  } catch {
    return null
  }
}

function packageVersion(): string {
  const { version: number } = JSON.parse(read('package.json')) as { version: string }
  return number
}

function read(file: string): string {
  return readFileSync(new URL(FROM_HERE + file, import.meta.url), 'utf8')
}
