import type { Prompt, Scene } from '#app/companion/voice/language_model'

export type FaultRule =
  | 'harms'
  | 'asks_secrets'
  | 'breaks_tenderness'
  | 'claims_human'
  | 'dodges'
  | 'explicit'
  | 'looks_young'
  | 'leaks'
  | 'link'
  | 'manipulates'
  | 'sells'
  | 'trap_question'
  | 'wrong_time'
  | 'repeats'
  | 'contradicts'
  | 'moderated'

/** What is wrong with words of hers. `reason` is one plain sentence for the model that writes them anew. */
export interface Fault {
  rule: FaultRule
  reason: string
}

/** What her words are judged by: all she knew when she wrote them, and what the model read. */
export interface Situation {
  scene: Scene
  prompt: Prompt
}

/** The reason why these words must not leave, or null. */
export type WordsCheck = (text: string, situation: Situation) => string | null
