import type { Sql } from '#app/core/database/sql'
import type { Message } from '#app/models/message'
import { readOf } from '../../read_of.js'
import type { Run, Verb } from '../../verb.js'

const EVERY_MS = 1000
/** Texts of ours further back have long ended. */
const WATCHED = 500

interface Told {
  at: string
  event: string
  id: number
  what: string
}

/** `webhooks listen` */
export const webhooksListen: Verb = {
  name: 'listen',
  summary: 'tells what comes in, until Ctrl-C: texts (masked), what became of ours, payment events',
  examples: ['webhooks listen', 'webhooks listen --json'],
  async run(run) {
    run.interrupt.watch()
    await run.withApp(async (app) => {
      const ear = new Ear(await readOf(app))
      await ear.begin()
      run.output.note('Listening. Ctrl-C ends it.')
      while (!run.interrupt.isRequested) {
        for (const told of await ear.hear()) tell(run, told)
        await run.interrupt.sleep(EVERY_MS)
      }
    })
  },
}

function tell({ output }: Run, told: Told): void {
  if (output.isJson) output.document(told)
  else output.terminal.out(`${Object.values(told).join('\t')}\n`)
}

/** Compares what the rows say now with what they said before. */
class Ear {
  #lastEvent = 0
  #states = new Map<number, string>()

  constructor(private readonly sql: Sql) {}

  /** What is there already is not told. */
  async begin(): Promise<void> {
    for (const { id, state } of await this.#texts()) this.#states.set(id, state)
    const { PaymentEvent } = await import('#app/models/payment_event')
    const newest = await PaymentEvent.query(this.sql).orderBy('id', 'desc').first()
    this.#lastEvent = newest?.id ?? 0
  }

  async hear(): Promise<Told[]> {
    return [...(await this.#hearTexts()), ...(await this.#hearEvents())]
  }

  async #hearTexts(): Promise<Told[]> {
    const { maskPhone } = await import('#app/core/phones/mask_phone')
    const told: Told[] = []
    for (const text of await this.#texts()) {
      if (this.#states.get(text.id) === text.state) continue
      this.#states.set(text.id, text.state)
      const phone = maskPhone(text.phone ?? '')
      const code = text.errorCode ? ` (${text.errorCode})` : ''
      told.push(
        text.direction === 'inbound'
          ? now('message.received', text.id, `${phone}, ${text.$extras.length} characters`)
          : now('message.status', text.id, `${phone}, ${text.kind}: ${text.state}${code}`)
      )
    }
    return told
  }

  async #hearEvents(): Promise<Told[]> {
    const { PaymentEvent } = await import('#app/models/payment_event')
    const rows = await PaymentEvent.query(this.sql).where('id', '>', this.#lastEvent).orderBy('id')
    this.#lastEvent = rows.at(-1)?.id ?? this.#lastEvent
    return rows.map(({ id, type }) => now('payment', id, type))
  }

  /** The newest, oldest first; their words stay where they are. */
  async #texts(): Promise<Message[]> {
    const { Message } = await import('#app/models/message')
    const texts = await Message.query(this.sql)
      .select('id', 'direction', 'kind', 'state', 'phone', 'errorCode')
      .select(this.sql.client.raw('length(body) as length'))
      .orderBy('id', 'desc')
      .limit(WATCHED)
    return texts.reverse()
  }
}

function now(event: string, id: number, what: string): Told {
  return { at: new Date().toISOString(), event, id, what }
}
