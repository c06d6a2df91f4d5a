import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** Whoever needs the application, its settings or the test world may come by the database. */
const REACHES_IT =
  /from '(?:@adonisjs\/core\/services\/|#config\/|#start\/|#providers\/|#tests\/(?!corpora\/|fake_openai'|unused_port'))/

/**
 * What is to run on a second database: specs of pure functions give the same on every one, so they run on SQLite alone.
 */
export function specsOfTheDatabase(patterns: readonly string[]): URL[] {
  const files = globSync([...patterns], { cwd: ROOT }).toSorted()
  return files
    .map((file) => join(ROOT, file))
    .filter((file) => REACHES_IT.test(readFileSync(file, 'utf8')))
    .map((file) => pathToFileURL(file))
}
