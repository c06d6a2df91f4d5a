import { inject } from '@adonisjs/core'
import { Activities } from '#app/ledgers/activities/activities'
import { Database } from '#app/core/database/database'
import { firstTextJob, JobQueue } from '#app/core/jobs/job_queue'
import type { Tx } from '#app/core/database/sql'
import { Conversation } from '#app/models/conversation'
import { Girlfriend } from '#app/models/girlfriend'
import { insertUnlessKnown } from '#app/models/insert_unless_known'
import { User } from '#app/models/user'
import { suggestsMinor } from '#app/people/girlfriends/adult_name'
import type { GirlfriendInput } from '#app/people/girlfriends/contract'
import { alreadyCreated, tooYoungName } from '#app/people/girlfriends/errors'
import { RefuseGivenWords } from '#app/people/girlfriends/refuse_given_words'
import { refuseRomance } from '#app/people/girlfriends/refuse_romance'
import { storyOf, wordsIn } from '#app/people/girlfriends/story_words'

/** Creates the user's one companion, ends their onboarding and has her write her first text. */
@inject()
export class CreateGirlfriend {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly activities: Activities,
    private readonly refuse: RefuseGivenWords
  ) {}

  async execute(userId: number, wish: GirlfriendInput): Promise<void> {
    if (suggestsMinor(wish.name)) throw tooYoungName()
    // Before the moderation is asked, which everybody shares.
    if (await Girlfriend.findBy({ userId }, this.database.read)) throw alreadyCreated()
    const input = { ...wish, ...storyOf(wish) }
    await refuseRomance(this.database.read, userId, input)
    await this.refuse.execute(userId, wordsIn(input))
    await this.database.transaction(async (tx) => {
      const isNew = await this.#insert(tx, userId, input)
      if (!isNew) throw alreadyCreated()
      await this.#openConversation(tx, userId)
      await this.activities.record(tx.sql, {
        userId,
        type: 'girlfriend_customized',
        description: `${input.name} was created`,
      })
      await this.queue.enqueue(tx, firstTextJob(userId, this.queue.clock.now()))
    })
  }

  #insert({ sql }: Tx, userId: number, input: GirlfriendInput): Promise<boolean> {
    const now = this.queue.clock.now()
    const interests = [...new Set(input.interests)]
    const girlfriend = { ...input, interests, userId, createdAt: now, updatedAt: now }
    return insertUnlessKnown(new Girlfriend().fill(girlfriend), sql)
  }

  async #openConversation({ sql }: Tx, userId: number): Promise<void> {
    const now = this.queue.clock.now()
    await insertUnlessKnown(new Conversation().fill({ userId, createdAt: now }), sql)
    await User.query(sql).where('id', userId).update({ onboardedAt: now, updatedAt: now })
  }
}
