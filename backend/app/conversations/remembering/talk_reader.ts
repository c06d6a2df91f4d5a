import type { ModelUsage, Turn } from '#app/companion/voice/language_model'
import type { FoundFact, KnownSlot } from '#app/memory/facts/found_fact'

export interface ReadText extends Turn {
  id: number
}

/** A stretch of talk to be read for what is worth remembering. */
export interface Stretch {
  /** Oldest first. */
  texts: ReadText[]
  /** A few texts before them, for what a "her" or a bare answer means. */
  before: ReadText[]
  /** What is known of the talk before; empty at first. */
  summary: string
  /** The person's IANA zone. */
  timeZone: string
  herName: string
  /** What is held of them, and what she said of herself. */
  known: readonly KnownSlot[]
}

export interface Extraction {
  /** `quotes`: the other texts a note quotes. */
  facts: (FoundFact & { messageId: number; quotes?: number[] })[]
  /** The gist of all the talk so far, at most 900 characters; lines are separated by line breaks. */
  summary: string
}

export const MOST_SUMMARY = 900

/** `usage` is null when nothing is charged. */
export interface PaidExtraction extends Extraction {
  usage: ModelUsage | null
}

/**
 * Reads a stretch of talk for facts and keeps its gist. `personKey` is an opaque key of the person for a
 * provider's abuse checks. Rejects with LanguageModelError when nothing readable came: then nothing changes,
 * and the stretch is read again later.
 */
export abstract class TalkReader {
  /** Whether it costs nothing, so that every stretch may be read at once. */
  abstract readonly isFree: boolean
  /** Of the model that reads. */
  get name(): string {
    return 'rules'
  }
  abstract read(
    stretch: Stretch,
    request: { personKey: string; signal: AbortSignal }
  ): Promise<PaidExtraction>
}
