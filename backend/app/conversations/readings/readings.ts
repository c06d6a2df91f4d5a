import { type ReadForIndex, readForIndex as readOne } from '#app/memory/recall/read_for_index'
import { searchedStems } from '#app/language/stems'
import { tokenCounter } from '#app/companion/voice/count_tokens'
import type { Prompt, Scene } from '#app/companion/voice/language_model'
import { type PromptBudget, writePrompt } from '#app/companion/voice/prompt'

/**
 * What is done with words of others, each a pure function: a
 * thread runs it (see thread.ts) under a limit of time.
 */
export { findFacts } from '#app/memory/facts/find_facts'
export { readTold } from '#app/memory/notes/read_told'
export { readWords, readWords as readWordsPatiently } from '#app/conversations/inbound/read_words'
export { faultsIn } from '#app/safety/moderation/fault_in'
export { hearText } from '#app/conversations/initiative/hear_text'
export { judgeWords, plainLineFor } from '#app/companion/writing/judge_words'
export { withoutTelling } from '#app/memory/forgetting/without_telling'
export { offlineCompletion } from '#app/companion/offline_voice/offline_completion'
export { excerptsOf } from '#app/memory/recall/excerpt'
export { readQuestion } from '#app/memory/recall/read_question'
export { gistOf } from '#app/conversations/remembering/gist_of'
export { whatTextsTell } from '#app/conversations/remembering/what_texts_tell'
export { whichAreReadable } from '#app/conversations/remembering/is_readable'

const countTokens = await tokenCounter()

export function promptFor(scene: Scene, budget: PromptBudget): Prompt {
  return writePrompt(scene, budget, countTokens)
}

export function readForIndex(bodies: readonly string[]): ReadForIndex[] {
  return bodies.map((body) => readOne(body, countTokens))
}

export function searchedStemsOf(bodies: readonly string[]): string[][] {
  return bodies.map(searchedStems)
}
