import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** Whoever needs the application, its settings or the test world may come by the database. */
const REACHES_IT =
  /from '(?:@adonisjs\/core\/services\/|#config\/|#start\/|#providers\/|#tests\/(?!corpora\/|fake_openai'|unused_port'))/

/** Hundreds of texts through the whole pipeline, to judge her words: they are the same on every database. */
const JUDGES_WORDS = /\/(?:goodbyes|honest_answers|injections|no_repetition)\.spec\.ts$/

/**
 * What is to run on a second database: specs of pure functions and of words give the same on every one, so they run on
 * SQLite alone.
 */
export function specsOfTheDatabase(patterns: readonly string[]): URL[] {
  const files = globSync([...patterns], { cwd: ROOT }).toSorted()
  return files
    .map((file) => join(ROOT, file))
    .filter((file) => !JUDGES_WORDS.test(file) && REACHES_IT.test(readFileSync(file, 'utf8')))
    .map((file) => pathToFileURL(file))
}
