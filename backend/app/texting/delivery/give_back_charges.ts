import { inject } from '@adonisjs/core'
import { Allowance } from '#app/ledgers/allowance/allowance'
import type { Sql } from '#app/core/database/sql'
import type { PickedTexts } from '#app/texting/delivery/removed_texts'

/** What was reserved for texts nobody will read any more, also for one that is just on its way. */
@inject()
export class GiveBackCharges {
  constructor(private readonly allowance: Allowance) {}

  /** To be called before the rows go. */
  async execute(sql: Sql, texts: PickedTexts): Promise<void> {
    const open = await texts
      .clone()
      .withScopes((all) => all.unsent())
      .whereNotNull('chargeKey')
    for (const { chargeKey } of open) await this.allowance.giveBack(sql, chargeKey!)
  }
}
