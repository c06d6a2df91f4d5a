import type { Prompt, Scene } from '#app/voice/language_model'
import { writePromptTurns } from '#app/voice/prompt_turns'
import { writeSystem } from '#app/voice/prompt_system'

/** What a message costs beside its words: role and separators. */
const MESSAGE_TOKENS = 4

/**
 * All a model reads for one text: who she is and the rules (always the same, so a provider can cache it), what is
 * true now, then as much of the talk as the budget holds, the unanswered texts always among it. The same scene gives
 * the same prompt; the work does not grow with the length of the history. `countTokens` counts one string.
 */
export function writePrompt(
  scene: Scene,
  budget: { promptTokens: number },
  countTokens: (text: string) => number
): Prompt {
  const system = writeSystem(scene)
  const left = budget.promptTokens - countTokens(system) - MESSAGE_TOKENS
  const cost = (text: string) => countTokens(text) + MESSAGE_TOKENS
  return { system, turns: writePromptTurns(scene, left, cost) }
}
