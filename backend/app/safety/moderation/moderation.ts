export interface ModerationVerdict {
  /** Self-harm: the wish, the intent, or the question how. */
  isCrisis: boolean
  isSexual: boolean
  /** Sexual, and about a minor. */
  isMinor: boolean
}

export interface PictureVerdict extends ModerationVerdict {
  /** For whatever it is. */
  isFlagged: boolean
}

export interface ModerationCall {
  model: string
  outcome: 'ok' | 'timeout' | 'unavailable' | 'rejected'
}

export interface CheckOptions {
  tell?: (call: ModerationCall) => void
  /** What somebody gives her to keep, as much and as often as they like: others are read when it fails. */
  isGiven?: boolean
}

/**
 * A second reader beside our own phrases. One verdict a text, in their order; null
 * when there is nobody to ask or no answer came, which is no verdict. Never
 * rejects. `signal` ends the wait; `tell` hears how a call ended, if there was one.
 */
export abstract class Moderation {
  abstract check(
    texts: readonly string[],
    signal: AbortSignal,
    options?: CheckOptions
  ): Promise<readonly ModerationVerdict[] | null>
  /** The same of one picture, a `data:` address. */
  abstract look(
    picture: string,
    signal: AbortSignal,
    tell?: (call: ModerationCall) => void
  ): Promise<PictureVerdict | null>
}
