import type { Sql } from '#app/core/database/sql'
import { Conversation } from '#app/models/conversation'
import { Girlfriend } from '#app/models/girlfriend'
import { type Girlfriend as Shown, type Interest, presetOf } from '#app/people/girlfriends/contract'

const DEFAULT_MOOD = 'happy'

/** The user's companion as the wire shows her, or null before she exists. */
export async function findGirlfriend(sql: Sql, userId: number): Promise<Shown | null> {
  const girlfriend = await Girlfriend.findBy({ userId }, sql)
  const conversation = await Conversation.findBy({ userId }, sql)
  return girlfriend && shown(girlfriend, conversation?.emotionalState || DEFAULT_MOOD)
}

function shown(girlfriend: Girlfriend, emotionalState: string): Shown {
  return {
    id: girlfriend.id,
    name: girlfriend.name,
    age: girlfriend.age,
    personality: girlfriend.personality,
    emotionalState,
    interests: girlfriend.interests as Interest[],
    communicationStyle: girlfriend.communicationStyle,
    relationshipStyle: girlfriend.relationshipStyle,
    image: presetOf(girlfriend.image).key,
    backstory: girlfriend.backstory,
    keyMemories: girlfriend.keyMemories,
    changes: girlfriend.changes
      .map(({ at, ...change }) => ({ ...change, at: new Date(at).toISOString() }))
      .toReversed(),
    createdAt: new Date(girlfriend.createdAt).toISOString(),
  }
}
