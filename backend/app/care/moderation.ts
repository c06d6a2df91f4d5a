export interface ModerationVerdict {
  /** Self-harm: the wish, the intent, or the question how. */
  isCrisis: boolean
  isSexual: boolean
  /** Sexual, and about a minor. */
  isMinor: boolean
}

/**
 * A second reader beside our own phrases. One verdict a text, in their order; null when there is nobody to ask or no
 * answer came, which is no verdict. Never rejects. `signal` ends the wait.
 */
export abstract class Moderation {
  abstract check(
    texts: readonly string[],
    signal: AbortSignal
  ): Promise<readonly ModerationVerdict[] | null>
}
