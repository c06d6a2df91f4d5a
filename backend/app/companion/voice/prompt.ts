import type { Prompt, Scene } from '#app/companion/voice/language_model'
import { writeMemory, writeNow } from '#app/companion/voice/prompt_notes'
import { writeSystem } from '#app/companion/voice/prompt_system'
import { unansweredCost, writePromptTurns } from '#app/companion/voice/prompt_turns'

export interface PromptBudget {
  /** The whole prompt. */
  promptTokens: number
  /** What she remembers, at most. */
  memoryTokens: number
}

/** What a message costs beside its words: role and separators. */
const MESSAGE_TOKENS = 4
/** Kept for the latest turns, however much she remembers. */
export const TALK_TOKENS = 500

/**
 * All a model reads for one text: who she is and the rules (always the same), then as much of the talk as
 * the budget holds, the unanswered texts always among it, and at last what changes with every text: what
 * she remembers and what is true now. So most of it begins as it did the last time, and a provider can
 * cache that. The same scene gives the same prompt; the work does not grow with the length of the history.
 * `countTokens` counts one string.
 */
export function writePrompt(
  scene: Scene,
  budget: PromptBudget,
  countTokens: (text: string) => number
): Prompt {
  const system = writeSystem(scene.persona)
  const cost = (text: string) => countTokens(text) + MESSAGE_TOKENS
  const now = writeNow(scene)
  const left = budget.promptTokens - cost(system) - cost(now)
  const asked = Math.min(unansweredCost(scene, cost), left / 2)
  const most = Math.min(budget.memoryTokens, left - asked - TALK_TOKENS)
  const memory = writeMemory(scene, most, countTokens)
  const notes = [memory, now].filter(Boolean).join('\n\n')
  const room = left - (memory ? countTokens(memory) : 0)
  return { system, turns: writePromptTurns(scene, { notes, left: room, cost }) }
}
