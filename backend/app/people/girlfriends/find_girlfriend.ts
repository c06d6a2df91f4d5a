import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { Conversation } from '#app/models/conversation'
import { Girlfriend } from '#app/models/girlfriend'
import { Message } from '#app/models/message'
import { type EmotionalState, moodOf, moodOfTalk } from '#app/models/mood'
import { User } from '#app/models/user'
import { personalityAllowed, styleAllowed } from '#app/people/states/states'
import type { Girlfriend as Shown, Interest } from '#app/people/girlfriends/contract'
import { drawable } from '#app/people/looks/contract'

/** The user's companion as the wire shows her, or null before she exists. */
@inject()
export class FindGirlfriend {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  async execute(userId: number): Promise<Shown | null> {
    const { read } = this.database
    const girlfriend = await Girlfriend.findBy({ userId }, read)
    if (!girlfriend) return null
    const user = await User.findOrFail(userId, read)
    return {
      ...shown(girlfriend, await this.#moodOf(userId)),
      personality: personalityAllowed(girlfriend.personality, user),
      relationshipStyle: styleAllowed(girlfriend.relationshipStyle, user),
    }
  }

  /** The same as her talk shows: what was stored with her last reply calms down by itself. */
  async #moodOf(userId: number): Promise<EmotionalState> {
    const { read } = this.database
    const talk = await Conversation.query(read).where({ userId }).preload('user').first()
    if (!talk) return moodOf('')
    const latest = Message.query(read).where({ conversationId: talk.id, kind: 'reply' })
    const reply = await latest.orderBy('id', 'desc').first()
    const stored = { emotional_state: talk.emotionalState, tender_until: talk.user.tenderUntil }
    return moodOfTalk({ ...stored, mood_at: reply && reply.createdAt }, this.clock.now())
  }
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
    image: drawable(girlfriend.image),
    backstory: girlfriend.backstory,
    keyMemories: girlfriend.keyMemories,
    changes: girlfriend.changes
      .map(({ at, ...change }) => ({ ...change, at: new Date(at).toISOString() }))
      .toReversed(),
    createdAt: new Date(girlfriend.createdAt).toISOString(),
  }
}
