import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import type { FindTroubles } from '#app/operations/watch/find_troubles'
import type { TellOperator } from '#app/operations/watch/tell_operator'

const EVERY_MS = 60_000

/** Once a minute: what is wrong, and whether somebody has to be told. */
export class Watch {
  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
      findTroubles: FindTroubles
      tellOperator: TellOperator
    }
  ) {}

  async execute(): Promise<{ againAt: number }> {
    const { database, clock, findTroubles, tellOperator } = this.parts
    await database.transaction((tx) => findTroubles.execute(tx.sql))
    await database.transaction((tx) => tellOperator.execute(tx))
    return { againAt: clock.now() + EVERY_MS }
  }
}
