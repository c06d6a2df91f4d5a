import { inject } from '@adonisjs/core'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { notFound } from '#app/core/answers/refusal'
import type { Declared } from '#app/console/resources/catalogue'
import { readRecords, type Row } from '#app/console/resources/page_sql'

/** One row with all its fields. */
@inject()
export class FindRecord {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly allowance: Allowance
  ) {}

  async execute(declared: Declared, id: number): Promise<Row> {
    const { resource } = declared
    const [row] = await readRecords(this.database.read, declared, {
      ids: [id],
      fields: resource.fields,
      now: this.clock.now(),
    })
    if (!row) throw notFound()
    return resource.name === 'signups' ? this.#withAllowance(row) : row
  }

  /** What is left depends on the person's own day, which no column knows. */
  async #withAllowance(row: Row): Promise<Row> {
    const { messagesUsedToday, bonusMessages } = await this.allowance.left(row.id)
    return { ...row, messagesUsedToday, bonusMessages }
  }
}
