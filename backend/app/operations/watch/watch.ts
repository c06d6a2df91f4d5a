import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { Alarm } from '#app/models/alarm'
import { countOf } from '#app/models/count_of'
import { FindTroubles } from '#app/operations/watch/find_troubles'
import { TellOperator } from '#app/operations/watch/tell_operator'

class OnlyLooked extends Error {}

/** Once a minute: what is wrong, and whether somebody has to be told. */
@inject()
export class Watch {
  constructor(
    private readonly database: Database,
    private readonly findTroubles: FindTroubles,
    private readonly tellOperator: TellOperator
  ) {}

  async execute(): Promise<undefined> {
    const { database, findTroubles, tellOperator } = this
    await database.transaction((tx) => findTroubles.execute(tx.sql))
    await database.transaction((tx) => tellOperator.execute(tx))
  }

  /** Looks in a transaction that is rolled back. */
  async preview(): Promise<string> {
    const { database, findTroubles } = this
    let open = 0
    const looking = database.transaction(async ({ sql }) => {
      await findTroubles.execute(sql)
      open = await countOf(Alarm.query(sql).whereNull('clearedAt'))
      throw new OnlyLooked()
    })
    await looking.catch((error: unknown) => {
      if (!(error instanceof OnlyLooked)) throw error
    })
    return `${open} alarm(s) would be open, and the operator told of new ones.`
  }
}
