import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import type { Sql } from '#app/core/database/sql'
import { Girlfriend } from '#app/models/girlfriend'
import { locked } from '#app/models/locked'
import { OutdateWords } from '#app/people/girlfriends/outdate_words'

/** Takes out of what she should always know what its person wants known no more. */
@inject()
export class CutKeyMemories {
  constructor(
    private readonly clock: Clock,
    private readonly outdateWords: OutdateWords
  ) {}

  /** Until the transaction ends. */
  lock(sql: Sql, userId: number): Promise<Girlfriend | null> {
    return locked(Girlfriend.query(sql).where({ userId })).first()
  }

  /** `cut` answers what is left of it. True when something is gone. */
  async execute(
    sql: Sql,
    userId: number,
    cut: (keyMemories: string) => Promise<string>
  ): Promise<boolean> {
    const girlfriend = await this.lock(sql, userId)
    if (!girlfriend || girlfriend.keyMemories === '') return false
    const keyMemories = await cut(girlfriend.keyMemories)
    if (keyMemories === girlfriend.keyMemories) return false
    await girlfriend.merge({ keyMemories, updatedAt: this.clock.now() }).save()
    await this.outdateWords.execute(sql, userId)
    return true
  }
}
