import { type ReadForIndex, readForIndex as readOne } from '#app/recall/read_for_index'
import { searchedStems } from '#app/text_search/search_words'
import { tokenCounter } from '#app/voice/count_tokens'
import type { Prompt, Scene } from '#app/voice/language_model'
import { type PromptBudget, writePrompt } from '#app/voice/prompt'

/** What is done with words of others, each a pure function: a thread runs it (see thread.ts) under a limit of time. */
export { findFacts } from '#app/facts/find_facts'
export { readWords, readWords as readWordsPatiently } from '#app/inbound/read_words'
export { hearText } from '#app/initiative/hear_text'
export { judgeWords, plainLineFor } from '#app/manners/judge_words'
export { withoutTelling } from '#app/memory/without_telling'
export { offlineCompletion } from '#app/offline_voice/offline_completion'
export { excerptsOf } from '#app/recall/excerpt'
export { readQuestion } from '#app/recall/read_question'
export { gistOf } from '#app/remembering/gist_of'
export { whichAreReadable } from '#app/remembering/is_readable'

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
