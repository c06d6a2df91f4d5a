import type { Tx } from '#app/core/database/sql'
import { Memory } from '#app/models/memory'
import { NOTE_SLOTS } from '#app/memory/notes/note_sentences'
import { type ForgottenThing, hasAllWords, isNamedIn } from '#app/memory/kept/forgotten_sentences'

/** Notes quote whole texts: what one says of a forgotten thing goes with it, as it does in the texts. */
export async function forgetNotes(
  tx: Tx,
  { userId, thing, cut }: { userId: number; thing: ForgottenThing; cut: readonly number[] }
): Promise<void> {
  const notes = await Memory.query(tx.sql)
    .where('userId', userId)
    .where('slot', 'like', NOTE_SLOTS)
    .preload('sources')
  const telling = notes.filter((note) => {
    const isNear = note.sources.some(({ messageId }) => cut.includes(messageId))
    return isTelling(note.body, thing, isNear)
  })
  const ids = telling.map(({ id }) => id)
  if (ids.length > 0) await Memory.query(tx.sql).whereIn('id', ids).delete()
}

function isTelling(body: string, { words, isNaming }: ForgottenThing, isNear: boolean): boolean {
  if (words.length === 0) return isNear
  return hasAllWords(body, words) && (isNear || (isNaming && isNamedIn(body, words)))
}
