import { inject } from '@adonisjs/core'
import { Activities } from '#app/ledgers/activities/activities'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { Sql } from '#app/core/database/sql'
import { Girlfriend } from '#app/models/girlfriend'
import { locked } from '#app/models/locked'
import type { ChangeInput } from '#app/people/girlfriends/contract'
import { notCreatedYet } from '#app/people/girlfriends/errors'
import { OutdateWords } from '#app/people/girlfriends/outdate_words'
import { RefuseGivenWords } from '#app/people/girlfriends/refuse_given_words'
import { refuseRomance } from '#app/people/girlfriends/refuse_romance'
import { storyOf, wordsIn } from '#app/people/girlfriends/story_words'
import { traitChanges } from '#app/people/girlfriends/trait_changes'

/** What is remembered of her changes: her latest ones, however often somebody tries things out. */
const MOST_CHANGES = 100

const NAMES: Record<keyof ChangeInput, string> = {
  personality: 'personality',
  communicationStyle: 'communication style',
  relationshipStyle: 'relationship style',
  backstory: 'backstory',
  keyMemories: 'key memories',
}

/** Changes how she is and what she is told of herself and the two; she knows since when. */
@inject()
export class ChangeGirlfriend {
  constructor(
    private readonly database: Database,
    private readonly activities: Activities,
    private readonly clock: Clock,
    private readonly refuse: RefuseGivenWords,
    private readonly outdateWords: OutdateWords
  ) {}

  async execute(userId: number, input: ChangeInput): Promise<void> {
    const wanted = { ...input, ...storyOf(input) }
    await refuseRomance(this.database.read, userId, wanted)
    await this.refuse.execute(userId, wordsIn(wanted))
    await this.database.transaction(async ({ sql }) => {
      const girlfriend = await locked(Girlfriend.query(sql).where({ userId })).first()
      if (!girlfriend) throw notCreatedYet()
      await this.#change(sql, girlfriend, wanted)
    })
  }

  async #change(sql: Sql, girlfriend: Girlfriend, wanted: ChangeInput): Promise<void> {
    const fields = Object.keys(NAMES) as (keyof ChangeInput)[]
    const other = fields.filter(
      (field) => wanted[field] !== undefined && wanted[field] !== girlfriend[field]
    )
    if (other.length === 0) return
    const now = this.clock.now()
    const changes = [...girlfriend.changes, ...traitChanges(girlfriend, wanted, now)]
    const values = Object.fromEntries(other.map((field) => [field, wanted[field]]))
    await girlfriend
      .merge({ ...values, changes: changes.slice(-MOST_CHANGES), updatedAt: now })
      .save()
    await this.outdateWords.execute(sql, girlfriend.userId)
    await this.activities.record(sql, {
      userId: girlfriend.userId,
      type: 'girlfriend_customized',
      description: `Her ${other.map((field) => NAMES[field]).join(', ')} changed`,
    })
  }
}
