import { z } from 'zod'
import { type Piece, piecesOf, withoutPieces } from '#app/memory/notes/note_sentences'
import { plainWords } from '#app/language/plain_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { hitsIn } from '#app/language/hits_in'

const WORDS = loadWords(
  'notes/whose.txt',
  z.strictObject({
    reports: shapes.pattern(),
    bareReports: shapes.pattern(),
    ownReports: shapes.pattern(),
    reporters: shapes.wordSet,
    outsiders: shapes.wordSet,
    before: shapes.wordSet,
    where: shapes.pattern(),
    self: shapes.pattern(),
    unreal: shapes.pattern(),
  })
)

/**
 * What of the sentences of a text is of himself and his own people, not what others do or say. One that
 * was left empty is not so; what follows hangs on it, as on a stranger, until he comes into it.
 */
export function ownOf(sentences: readonly string[]): string[] {
  let isTheirs = false
  const own: string[] = []
  for (const sentence of sentences) {
    if (sentence === '') isTheirs = true
    if (isTheirs && !isOfSelf(plainWords(sentence))) continue
    const pieces = upTo(piecesOf(sentence), isReported)
    const left = pieces.filter(({ text }) => {
      const said = plainWords(text)
      isTheirs = isOfOutsider(said) || (isTheirs && !isOfSelf(said))
      return !isTheirs
    })
    if (left.length > 0) own.push(withoutPieces(left))
  }
  return own
}

/** A sentence as far as it is so: what only might be, and all that hangs on it, is left out. */
export function realOf(sentence: string): string {
  return withoutPieces(upTo(piecesOf(sentence), (said) => WORDS.unreal.test(said)))
}

function upTo(pieces: readonly Piece[], isEnd: (said: string) => boolean): Piece[] {
  const end = pieces.findIndex(({ text }) => isEnd(plainWords(text)))
  return pieces.slice(0, end < 0 ? undefined : end)
}

function isReported(plain: string): boolean {
  if (WORDS.bareReports.test(plain) || WORDS.ownReports.test(plain)) return true
  return hitsIn(plain, WORDS.reports).some(({ groups }) => {
    return !WORDS.reporters.has(groups?.who ?? '')
  })
}

/** "My neighbor has a boat"; what a neighbor does to him is his own. */
function isOfOutsider(plain: string): boolean {
  const words = plain.trim().split(' ')
  const at = words.findIndex((word) => !WORDS.before.has(word))
  if (!WORDS.outsiders.has(words[at] ?? '')) return false
  return !isOfSelf(` ${words.slice(at + 1).join(' ')} `.replace(WORDS.where, ' '))
}

const isOfSelf = (plain: string) => WORDS.self.test(plain)
