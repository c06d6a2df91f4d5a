import { setFlagsFromString } from 'node:v8'
import type { z } from 'zod'
import { readLists } from '#app/language/word_lists'
import { readTable } from '#app/language/word_tables'
import { readTree } from '#app/language/word_trees'
import { type Read, WordsFault, complaintOf } from '#app/language/words_fault'
import { textIn } from '#app/language/words_folder'

// V8 compiles a pattern twice, and what it makes first takes seconds for those that are made of our lists.
setFlagsFromString('--regexp-tier-up-ticks=0')

const READERS: Record<string, (text: string, path: string) => Read> = {
  txt: readLists,
  tsv: readTable,
  yaml: readTree,
}

/** Several rooms may read one file, each what it needs of it. */
const KNOWN = new Map<string, Read>()

/**
 * What a file of `backend/words` holds, in the shape the caller asks for.
 * Read where a module is loaded, so that a bad file ends the program before
 * it serves anybody; the error names the file, the line and what is wrong.
 */
export function loadWords<Shape extends z.ZodType>(path: string, shape: Shape): z.output<Shape> {
  const found = KNOWN.get(path) ?? readText(path, textIn(path))
  KNOWN.set(path, found)
  return checked(path, found, shape)
}

/** The same of a text that was read already. */
export function wordsOf<Shape extends z.ZodType>(
  { path, text }: { path: string; text: string },
  shape: Shape
): z.output<Shape> {
  return checked(path, readText(path, text), shape)
}

function readText(path: string, text: string): Read {
  const read = READERS[path.slice(path.lastIndexOf('.') + 1)]
  if (!read) throw new WordsFault(path, null, 'nothing reads this ending')
  return read(text, path)
}

function checked<Shape extends z.ZodType>(path: string, found: Read, shape: Shape) {
  const result = shape.safeParse(found.value)
  if (result.success) return result.data
  const { at, problem } = complaintOf(result.error, found.value)
  throw new WordsFault(path, found.lineAt(at), problem)
}
