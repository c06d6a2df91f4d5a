import { z } from 'zod'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const CLASSES = loadWords('manners/reply_classes.txt', z.record(z.string(), shapes.words))
const CLASS_OF = new Map(
  Object.entries(CLASSES).flatMap(([name, words]) => words.map((word) => [word, `~${name}`]))
)

const withClasses = (plain: string) => plain.replace(/[^ ]+/g, (word) => CLASS_OF.get(word) ?? word)

/**
 * Words as `plainWords` writes them, and once more with the class of each in its place: whoever learned
 * what "stop calling your brother" is knows "stop calling your mother" too.
 */
export const markedReply = (plain: string) => `${plain} . ${withClasses(plain)}`
