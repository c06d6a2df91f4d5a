import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { Senders } from '#app/texting/pace/senders'

/** The provider said, after it took a text, that it has too many of ours: just now, or of this day. */
@inject()
export class SlowDown {
  constructor(
    private readonly database: Database,
    private readonly senders: Senders
  ) {}

  async execute({ isDayFull = false }: { isDayFull?: boolean } = {}): Promise<undefined> {
    await this.database.transaction((tx) =>
      isDayFull ? this.senders.fillDay(tx) : this.senders.slow(tx, null)
    )
    return undefined
  }
}
