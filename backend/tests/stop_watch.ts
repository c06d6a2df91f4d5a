import { rows, sms, type TestUser, text } from '#tests/world'

interface Handed {
  id: number
  body: string
}

/** From the moment a STOP was acknowledged until a START is sent. */
interface Silence {
  from: number
  until: number
  /** Texts that were marked as being sent by then: nobody can call them back. */
  begun: Set<number>
}

export const isConfirmation = (body: string): boolean => body.includes('You are unsubscribed')

/**
 * Keeps the order in which one person's texts are handed to
 * the gateway, and between which of them a STOP was committed.
 */
export class StopWatch {
  readonly #handed: Handed[] = []
  readonly #silences: Silence[] = []
  #isSilent = false
  #starts = 0
  readonly #send = sms.send.bind(sms)

  constructor(private readonly user: TestUser) {
    sms.send = async (sent) => {
      if (sent.to === user.phone) this.#handed.push({ id: sent.id, body: sent.body })
      return this.#send(sent)
    }
  }

  get isSilent(): boolean {
    return this.#isSilent
  }

  async stop(body = 'STOP'): Promise<void> {
    const starts = this.#starts
    await text(this.user, body)
    // A START sent meanwhile may be committed any time.
    if (this.#isSilent || this.#starts !== starts) return
    this.#isSilent = true
    const silence: Silence = { from: this.#handed.length, until: Infinity, begun: new Set() }
    this.#silences.push(silence)
    const begun = await rows<{ id: number }>('select id from messages where sending_at is not null')
    silence.begun = new Set(begun.map(({ id }) => id))
  }

  async start(body = 'START'): Promise<void> {
    this.#isSilent = false
    this.#starts++
    for (const silence of this.#silences) {
      silence.until = Math.min(silence.until, this.#handed.length)
    }
    await text(this.user, body)
  }

  /** What left though it must not: all but the one confirmation of each STOP. */
  end(): string[] {
    sms.send = this.#send
    return this.#silences.flatMap(({ from, until, begun }) => {
      const later = this.#handed.slice(from, until).filter(({ id }) => !begun.has(id))
      const confirmations = later.filter(({ body }) => isConfirmation(body))
      return [
        ...later.filter((one) => !confirmations.includes(one)),
        ...confirmations.slice(1),
      ].map(({ body }) => body)
    })
  }
}
