import type { Sql } from '#app/core/database/sql'
import {
  type CommunicationStyle,
  type Girlfriend,
  type Interest,
  type Personality,
  presetOf,
  type RelationshipStyle,
} from '#app/people/girlfriends/contract'

const DEFAULT_MOOD = 'happy'

/** The user's companion as the wire shows her, or null before she exists. */
export async function findGirlfriend(sql: Sql, userId: number): Promise<Girlfriend | null> {
  const row = await sql.first<GirlfriendRow>(
    `select g.id, g.name, g.age, g.personality, g.interests, g.communication_style, g.relationship_style,
       g.image, g.created_at, c.emotional_state
     from girlfriends g left join conversations c on c.user_id = g.user_id where g.user_id = ?`,
    userId
  )
  return row ? girlfriendOf(row) : null
}

export interface GirlfriendRow {
  id: number
  name: string
  age: number
  personality: Personality
  interests: string
  communication_style: CommunicationStyle
  relationship_style: RelationshipStyle
  image: string
  created_at: number
  emotional_state: string | null
}

function girlfriendOf(row: GirlfriendRow): Girlfriend {
  return {
    id: row.id,
    name: row.name,
    age: row.age,
    personality: row.personality,
    emotionalState: row.emotional_state || DEFAULT_MOOD,
    interests: JSON.parse(row.interests) as Interest[],
    communicationStyle: row.communication_style,
    relationshipStyle: row.relationship_style,
    image: presetOf(row.image).key,
    createdAt: new Date(row.created_at).toISOString(),
  }
}
