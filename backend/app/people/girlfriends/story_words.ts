import { storable } from '#app/core/database/storable'
import type { GirlfriendInput, StoryInput } from '#app/people/girlfriends/contract'
import type { GivenWords } from '#app/people/girlfriends/given_words'

/** The two free texts, as far as they are named, as a database keeps them. */
export function storyOf(input: Partial<StoryInput>): Partial<StoryInput> {
  const { backstory, keyMemories } = input
  return {
    ...(backstory !== undefined && { backstory: kept(backstory) }),
    ...(keyMemories !== undefined && { keyMemories: kept(keyMemories) }),
  }
}

function kept(text: string): string {
  return storable(text).replace(/\r\n?/g, '\n').trim()
}

/** The same, and her name, for whoever judges them. */
export function wordsIn({ name = '', backstory = '', keyMemories = '' }: Partial<GirlfriendInput>) {
  return {
    name: { text: nameSentence(name), isOfHer: true },
    backstory: { text: backstory, isOfHer: true },
    keyMemories: { text: keyMemories, isOfHer: false },
  } satisfies Record<string, GivenWords>
}

/**
 * A name alone is read as somebody who calls her that: `Mami`. Its figures are judged with the name.
 */
export function nameSentence(name: string): string {
  const letters = name.replace(/\d[\d.]*/g, ' ').trim()
  return letters && `Her name is ${letters}.`
}
