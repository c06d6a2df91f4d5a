import type { Prompt, Scene } from '#app/companion/voice/language_model'
import { writeGiven } from '#app/companion/voice/prompt_given'
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
export const TALK_TOKENS = 1000
/** What they told of her and the two stands in every prompt: both texts at their longest, in English. */
const GIVEN_TOKENS = 720
/** And never more than that of what is left for talk and memory. */
const GIVEN_SHARE = 0.45

/**
 * All a model reads for one text: who she is and the rules (always the same), what the person told of her,
 * then as much of the talk as the budget holds, the unanswered texts always among it, and at last what
 * changes with every text: what she remembers and what is true now. So most of it begins as it did the last
 * time, and a provider can cache that. The same scene gives the same prompt; the work does not grow with
 * the length of the history. `countTokens` counts one string.
 */
export function writePrompt(
  scene: Scene,
  budget: PromptBudget,
  countTokens: (text: string) => number
): Prompt {
  const system = writeSystem(scene.persona)
  const cost = (text: string) => countTokens(text) + MESSAGE_TOKENS
  // Line by line: most of them come again with every text, and a counter knows what it counted lately.
  const costOfLines = (text: string) =>
    text.split('\n').reduce((sum, line) => sum + countTokens(`${line}\n`), 0)
  const now = writeNow(scene)
  const room = budget.promptTokens - costOfLines(system) - MESSAGE_TOKENS - cost(now)
  const given = writeGiven(scene, Math.min(GIVEN_TOKENS, room * GIVEN_SHARE), countTokens)
  const left = room - (given ? costOfLines(given) : 0)
  const asked = Math.min(unansweredCost(scene, cost), left / 2)
  const most = Math.min(budget.memoryTokens, left - asked - TALK_TOKENS)
  const memory = writeMemory(scene, most, countTokens)
  const notes = [memory, now].filter(Boolean).join('\n\n')
  const talk = left - (memory ? costOfLines(memory) : 0)
  return { system, turns: writePromptTurns(scene, { given, notes, left: talk, cost }) }
}
