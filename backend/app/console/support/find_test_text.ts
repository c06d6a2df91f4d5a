import type { Database } from '#app/core/database/database'
import { notFound } from '#app/core/answers/refusal'
import { meaningOf } from '#app/texting/sms/error_codes'
import type { TestTextState } from '#app/console/support/contract'

interface Row {
  id: number
  state: string
  reason: string | null
  error_code: number | null
  verdict: string | null
  segments: number
  created_at: number
  due_at: number
  sending_at: number | null
  sent_at: number | null
  ended_at: number | null
}

type Step = { at: number; what: string } | null

/** What became of a test text, step by step. Other people's texts are not shown this way. */
export class FindTestText {
  constructor(private readonly database: Database) {}

  async execute(id: number): Promise<TestTextState> {
    const row = await this.database.read.first<Row>(
      `select id, state, reason, error_code, verdict, segments, created_at, due_at, sending_at, sent_at, ended_at
       from messages where id = ? and kind = 'test'`,
      id
    )
    if (!row) throw notFound()
    const steps = [written(row), judged(row), handedOver(row), taken(row), ended(row)]
    return {
      id: row.id,
      state: row.state,
      reason: row.reason,
      errorCode: row.error_code,
      verdict: row.verdict,
      timeline: steps
        .filter((step) => step !== null)
        .map(({ at, what }) => ({ at: new Date(at).toISOString(), what })),
    }
  }
}

function written({ created_at: at, segments }: Row): Step {
  return { at, what: `Written down: ${segments} ${segments === 1 ? 'segment' : 'segments'}` }
}

/** The gate is asked when the text's turn comes; one that waits is asked again then. */
function judged(row: Row): Step {
  const [verdict, reason] = row.verdict?.split(/: (.*)/s) ?? []
  if (verdict === 'allow') {
    return { at: row.sending_at ?? row.created_at, what: `The gate let it go: ${reason}` }
  }
  if (verdict === 'drop') {
    return { at: row.ended_at ?? row.created_at, what: `The gate dropped it: ${reason}` }
  }
  if (verdict !== 'defer') return null
  const until = new Date(row.due_at).toISOString()
  return { at: row.created_at, what: `The gate lets it wait until ${until}: ${reason}` }
}

function handedOver({ sending_at: at }: Row): Step {
  return at === null ? null : { at, what: 'Handed over to the provider' }
}

function taken({ sent_at: at }: Row): Step {
  return at === null ? null : { at, what: 'Taken by the provider' }
}

function ended(row: Row): Step {
  const at = row.ended_at
  // What the gate dropped has ended with its verdict.
  if (at === null || row.sending_at === null) return null
  if (row.state === 'delivered') return { at, what: 'Delivered' }
  if (row.state === 'unknown') return { at, what: 'Nobody knows whether it arrived' }
  const { reason } = meaningOf(row.error_code)
  const code = row.error_code === null ? '' : ` (error ${row.error_code})`
  return { at, what: `${row.state === 'failed' ? 'Failed' : 'Not delivered'}${code}: ${reason}` }
}
