import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { notFound } from '#app/core/answers/refusal'
import { Message } from '#app/models/message'
import { REASON_WORDS } from '#app/texting/delivery/contract'
import { meaningOf } from '#app/texting/sms/error_codes'
import type { TestTextState } from '#app/console/support/contract'

type Step = { at: number; what: string } | null

/** What became of a test text, step by step. Other people's texts are not shown this way. */
@inject()
export class FindTestText {
  constructor(private readonly database: Database) {}

  async execute(id: number): Promise<TestTextState> {
    const row = await Message.findBy({ id, kind: 'test' }, this.database.read)
    if (!row) throw notFound()
    const steps = [written(row), judged(row), handedOver(row), taken(row), ended(row)]
    return {
      id: row.id,
      state: row.state,
      reason: row.reason,
      errorCode: row.errorCode,
      verdict: row.verdict,
      timeline: steps
        .filter((step) => step !== null)
        .map(({ at, what }) => ({ at: new Date(at).toISOString(), what })),
    }
  }
}

function written({ createdAt: at, segments }: Message): Step {
  return { at, what: `Queued: ${segments} ${segments === 1 ? 'segment' : 'segments'}` }
}

/** The gate is asked when the text's turn comes; one that waits is asked again then. */
function judged(row: Message): Step {
  const [verdict, said] = row.verdict?.split(/: (.*)/s) ?? []
  const reason = wordsFor(said)
  if (verdict === 'allow') {
    return { at: row.sendingAt ?? row.createdAt, what: `The gate let it through: ${reason}` }
  }
  if (verdict === 'drop') {
    return { at: row.endedAt ?? row.createdAt, what: `The gate dropped it: ${reason}` }
  }
  if (verdict !== 'defer') return null
  const until = new Date(Number(row.dueAt)).toISOString()
  return { at: row.createdAt, what: `The gate is holding it until ${until}: ${reason}` }
}

function wordsFor(reason = ''): string {
  return REASON_WORDS[reason] ?? reason
}

function handedOver({ sendingAt: at }: Message): Step {
  return at === null ? null : { at, what: 'Handed off to the provider' }
}

function taken({ sentAt: at }: Message): Step {
  return at === null ? null : { at, what: 'Accepted by the provider' }
}

function ended(row: Message): Step {
  const at = row.endedAt
  // What the gate dropped has ended with its verdict.
  if (at === null || row.sendingAt === null) return null
  if (row.state === 'delivered') return { at, what: 'Delivered' }
  if (row.state === 'unknown') return { at, what: 'Unknown whether it arrived' }
  const { reason } = meaningOf(row.errorCode)
  const code = row.errorCode === null ? '' : ` (error ${row.errorCode})`
  return {
    at,
    what: `${row.state === 'failed' ? 'Failed' : 'Not delivered'}${code}: ${wordsFor(reason)}`,
  }
}
