import { inject } from '@adonisjs/core'
import { Activities } from '#app/people/activities/activities'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { Tx } from '#app/core/database/sql'
import { suggestsMinor } from '#app/people/girlfriends/adult_name'
import type { GirlfriendInput } from '#app/people/girlfriends/contract'
import { alreadyCreated, tooYoungName } from '#app/people/girlfriends/errors'

/** Creates the user's one companion, ends their onboarding and has her write her first text. */
@inject()
export class CreateGirlfriend {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly activities: Activities
  ) {}

  async execute(userId: number, input: GirlfriendInput): Promise<void> {
    if (suggestsMinor(input.name)) throw tooYoungName()
    await this.database.transaction(async (tx) => {
      const isNew = await this.#insert(tx, userId, input)
      if (!isNew) throw alreadyCreated()
      await this.#openConversation(tx, userId)
      await this.activities.record(tx.sql, {
        userId,
        type: 'girlfriend_customized',
        description: `${input.name} was created`,
      })
      await this.queue.enqueue(tx, {
        kind: 'first_text',
        dedupKey: `first_text:${userId}`,
        payload: { userId },
        runAt: this.queue.clock.now(),
      })
    })
  }

  async #insert({ sql }: Tx, userId: number, input: GirlfriendInput): Promise<boolean> {
    const now = this.queue.clock.now()
    const row = await sql.first(
      `insert into girlfriends (user_id, name, age, personality, interests, communication_style,
         relationship_style, image, created_at, updated_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (user_id) do nothing returning id`,
      userId,
      input.name,
      input.age,
      input.personality,
      JSON.stringify([...new Set(input.interests)]),
      input.communicationStyle,
      input.relationshipStyle,
      input.image,
      now,
      now
    )
    return row !== undefined
  }

  async #openConversation({ sql }: Tx, userId: number): Promise<void> {
    const now = this.queue.clock.now()
    await sql.run(
      'insert into conversations (user_id, created_at) values (?, ?) on conflict (user_id) do nothing',
      userId,
      now
    )
    await sql.run(
      'update users set onboarded_at = ?, updated_at = ? where id = ?',
      now,
      now,
      userId
    )
  }
}
