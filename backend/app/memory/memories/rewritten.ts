import { storable } from '#app/core/database/storable'
import { nothingWritten } from '#app/memory/memories/errors'

/** A memory in a person's own words, which are certain. */
export function rewritten(text: string) {
  return { body: writtenIn(text), valueKey: null, isEdited: true, confidence: 100 }
}

function writtenIn(text: string): string {
  const kept = storable(text).trim()
  if (kept === '') throw nothingWritten()
  return kept
}
