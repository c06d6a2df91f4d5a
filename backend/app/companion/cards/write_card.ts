import { brand } from '#config/brand'
import { PERSONALITIES, type Girlfriend } from '#app/people/girlfriends/contract'
import type { CardMemory } from '#app/companion/cards/contract'

/** So that a card can be read again, whatever she remembers. */
const MOST_MEMORY_CHARACTERS = 30_000

/** Her as a character card of version 2; what such a card knows no place for is under `extensions.everly`. */
export function writeCard(girlfriend: Girlfriend, memories: readonly CardMemory[]): object {
  const trait = PERSONALITIES.find(({ value }) => value === girlfriend.personality)
  return {
    spec: 'chara_card_v2',
    spec_version: '2.0',
    data: {
      name: girlfriend.name,
      description: girlfriend.backstory,
      personality: trait ? `${trait.label}: ${trait.description}` : girlfriend.personality,
      scenario: '{{char}} is an AI companion and texts with {{user}}.',
      first_mes: trait?.sample ?? '',
      mes_example: '',
      creator_notes: `Made with ${brand}. What she remembers is under extensions.everly.`,
      system_prompt: '',
      post_history_instructions: '',
      alternate_greetings: [],
      tags: girlfriend.interests,
      creator: '',
      character_version: '1',
      extensions: { everly: ownPart(girlfriend, memories) },
    },
  }
}

function ownPart(girlfriend: Girlfriend, memories: readonly CardMemory[]): object {
  const { age, personality, communicationStyle, relationshipStyle } = girlfriend
  const { image, interests, keyMemories } = girlfriend
  const traits = { age, personality, communicationStyle, relationshipStyle, image, interests }
  return { version: 1, ...traits, keyMemories, memories: fitting(memories) }
}

function fitting(memories: readonly CardMemory[]): CardMemory[] {
  let left = MOST_MEMORY_CHARACTERS
  return memories.filter(({ text }) => (left -= JSON.stringify(text).length + 60) >= 0)
}
