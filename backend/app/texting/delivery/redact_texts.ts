import { inject } from '@adonisjs/core'
import { Logger } from '@adonisjs/core/logger'
import { DAY, MINUTE } from '#app/core/clock/durations'
import { Database } from '#app/core/database/database'
import type { Sql } from '#app/core/database/sql'
import { RemovedText } from '#app/models/removed_text'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { JobOutcome } from '#app/core/jobs/job_store'
import { askToWipeDeleted } from '#app/core/jobs/wipe_deleted'
import { SmsGateway, SmsGatewayError } from '#app/texting/sms/sms_gateway'

interface Redaction {
  sid: string
  tries: number
  end: 'redacted' | 'not_final' | 'provider_down'
}

const TEXTS_A_RUN = 100
const AT_ONCE = 4
const RETRY_FIRST_MS = MINUTE
const RETRY_LONGEST_MS = DAY

/**
 * Removes from the provider's records what removed texts said, a few at a time. There is one such job;
 * what it still has to do stands in `removed_texts`, so a crash or a provider that is down only delays it.
 */
@inject()
export class RedactTexts {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly gateway: SmsGateway,
    private readonly logger: Logger
  ) {}

  async execute(): Promise<JobOutcome> {
    const due = await unredacted(this.database.read)
      .where('tryAt', '<=', this.#now)
      .orderBy('tryAt')
      .orderBy('messageSid')
      .limit(TEXTS_A_RUN)
    const redactions: Redaction[] = []
    while (due.length > 0 && redactions.at(-1)?.end !== 'provider_down') {
      const group = due.splice(0, AT_ONCE)
      redactions.push(...inOrder(await Promise.all(group.map((text) => this.#redact(text)))))
    }
    return this.#writeDown(redactions)
  }

  async #redact({ messageSid: sid, tries }: RemovedText): Promise<Redaction> {
    try {
      return { sid, tries, end: await this.gateway.redact(sid) }
    } catch (error) {
      if (!(error instanceof SmsGatewayError)) throw error
      this.logger.warn({ err: error }, 'redacting a text failed')
      return { sid, tries, end: 'provider_down' }
    }
  }

  #writeDown(redactions: Redaction[]): Promise<JobOutcome> {
    return this.database.transaction(async (tx) => {
      for (const { sid, tries, end } of redactions) {
        const backoff = Math.min(RETRY_FIRST_MS * 2 ** Math.min(tries, 20), RETRY_LONGEST_MS)
        await RemovedText.query(tx.sql)
          .where('messageSid', sid)
          .update({
            redactedAt: end === 'redacted' ? this.#now : null,
            tryAt: this.#now + backoff,
            tries: tx.sql.client.raw('tries + 1'),
          })
      }
      const next = await unredacted(tx.sql).orderBy('tryAt').first()
      const isQuiet = !next || next.tryAt > this.#now
      if (isQuiet && this.gateway.isSimulated) await askToWipeDeleted(tx, this.queue)
      if (!next) return undefined
      const isDown = redactions.some(({ end }) => end === 'provider_down')
      return { againAt: Math.max(next.tryAt, this.#now + (isDown ? RETRY_FIRST_MS : 0)) }
    })
  }

  get #now(): number {
    return this.queue.clock.now()
  }
}

function unredacted(sql: Sql) {
  return RemovedText.query(sql).whereNull('redactedAt')
}

/** Those the provider could not take last, so that the next group is not tried. */
function inOrder(redactions: Redaction[]): Redaction[] {
  return redactions.toSorted(
    (a, b) => Number(a.end === 'provider_down') - Number(b.end === 'provider_down')
  )
}
