import pg from 'pg'
import type { Logger } from '@adonisjs/core/logger'

const CHANNEL = 'everly'
const AGAIN_MS = 1000
const PULSE_MS = 30_000
const PATIENCE_MS = 10_000

/** `job`: one falls due then. `text`: one may be sent from then on. Epoch milliseconds. */
export type Signal = 'job' | 'text'
type Heard = Record<Signal, (at: number) => void>

/**
 * PostgreSQL's NOTIFY, by which one process tells all others that something was written that waits for them.
 * Lost ones are harmless: whoever listens also looks now and then, and more often while it cannot listen.
 */
export class PostgresSignals {
  readonly #waiting = new Map<Signal, number>()
  #timer?: NodeJS.Timeout
  #client?: pg.Client
  #isListening = false
  #isClosed = false

  constructor(
    private readonly url: string,
    private readonly parts: {
      logger: Logger
      /** Signals within this time are told as one: each is a commit of its own. */
      togetherMs: number
      /** How often the connection that listens is tried, and how long an answer may take. */
      pulseMs?: number
      patienceMs?: number
      /** Runs a statement on a connection of the pool. */
      run(text: string, ...values: string[]): Promise<unknown>
    }
  ) {}

  get isListening(): boolean {
    return this.#isListening
  }

  tell(signal: Signal, at: number): void {
    this.#waiting.set(signal, Math.min(at, this.#waiting.get(signal) ?? Infinity))
    this.#timer ??= setTimeout(() => void this.#tellAll(), this.parts.togetherMs)
  }

  /** Goes on by itself after a lost connection; `heard` is told then that something may have been missed. */
  async listen(heard: Heard): Promise<void> {
    const { patienceMs = PATIENCE_MS } = this.parts
    const patience = { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs }
    const client = new pg.Client({ connectionString: this.url, ...patience })
    this.#client = client
    client.on('notification', ({ payload = '' }) => take(payload, heard))
    client.on('error', () => {})
    client.once('end', () => this.#listenAgain(heard))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      this.#isListening = true
      this.#feelPulse(client)
      for (const wake of Object.values(heard)) wake(0)
    } catch (error) {
      this.parts.logger.warn({ err: error }, 'listening for work failed, trying again')
      await client.end().catch(() => this.#listenAgain(heard))
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#client?.end().catch(() => {})
  }

  /** Who only listens never notices that the other end is gone without a word. */
  #feelPulse(client: pg.Client): void {
    const { pulseMs = PULSE_MS } = this.parts
    const pulse = setInterval(() => {
      void client.query('select 1').catch(() => client.end())
    }, pulseMs)
    client.once('end', () => clearInterval(pulse))
  }

  #listenAgain(heard: Heard): void {
    this.#isListening = false
    if (this.#isClosed) return
    setTimeout(() => void (this.#isClosed || this.listen(heard)), AGAIN_MS).unref()
  }

  async #tellAll(): Promise<void> {
    this.#timer = undefined
    const payload = [...this.#waiting].map(([signal, at]) => `${signal} ${at}`).join(',')
    this.#waiting.clear()
    await this.parts.run('select pg_notify(?, ?)', CHANNEL, payload).catch((error: unknown) => {
      this.parts.logger.warn({ err: error }, 'telling of work failed')
    })
  }
}

function take(payload: string, heard: Heard): void {
  for (const part of payload.split(',')) {
    const [signal, at] = part.split(' ')
    if (signal === 'job' || signal === 'text') heard[signal](Number(at))
  }
}
