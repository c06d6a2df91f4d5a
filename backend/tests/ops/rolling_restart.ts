import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { Database } from '#app/core/database/database'
import type { Installation } from '#tests/ops/installation'
import { startNginx } from '#tests/ops/nginx'
import type { Person } from '#tests/people'
import type { ServerChild } from '#tests/server_child'
import { unusedPort } from '#tests/unused_port'

const PATH = '/api/twilio/inbound'
const TEXTS = 2000
const APART_MS = 10
const AT_ONCE_AT_MOST = 200

/** Two processes that answer are restarted one after the other, behind nginx, while texts come in. */
export async function rollingRestart(place: Installation): Promise<string[]> {
  const port = await unusedPort()
  const PUBLIC_URL = `http://127.0.0.1:${port}`
  const ports = [await unusedPort(), await unusedPort()] as const
  const webs = [
    await place.process('web', { PUBLIC_URL, PORT: String(ports[0]) }),
    await place.process('web', { PUBLIC_URL, PORT: String(ports[1]) }),
  ]
  const worker = await place.process('worker', { PUBLIC_URL })
  await Promise.all([...webs, worker].map((one) => one.start()))
  const nginx = await startNginx({ port, upstreams: ports })
  const telling = new Telling(place, PUBLIC_URL + PATH)
  let areRestarted = false
  const restarting = restartEach(webs).then(() => (areRestarted = true))
  while (!areRestarted || telling.count < TEXTS) await telling.next()
  await Promise.all([restarting, telling.settled()])
  await fetch(`${PUBLIC_URL}/api/signup/somebody@example.com?email=somebody@example.com`)
  const problems = [
    ...telling.problems(),
    ...(await countKept(telling.count)),
    ...logged(nginx.log()),
  ]
  await nginx.stop()
  await Promise.all([...webs, worker].map((one) => one.stop()))
  return problems
}

async function restartEach(webs: readonly ServerChild[]): Promise<void> {
  for (const web of webs) {
    await sleep(1000)
    await web.stop()
    await web.start()
  }
}

/** Signed as the provider signs, each once: nobody tries again. */
class Telling {
  readonly #statuses = new Map<string, number>()
  readonly #open = new Set<Promise<void>>()
  readonly #run = randomBytes(8).toString('hex')
  count = 0

  constructor(
    private readonly place: Installation,
    private readonly url: string
  ) {}

  async next(): Promise<void> {
    const { twilio, people } = this.place
    const { phone } = people[this.count % people.length] as Person
    const sid = `SM${this.#run}${String(this.count++).padStart(16, '0')}`
    const fields = twilio.inboundFields({ from: phone, body: `Text ${this.count}`, sid })
    const open = twilio.callWebhook(this.url, fields).then(({ status }) => {
      const key = String(status)
      this.#statuses.set(key, (this.#statuses.get(key) ?? 0) + 1)
    })
    const kept = open.finally(() => this.#open.delete(kept))
    this.#open.add(kept)
    await sleep(APART_MS)
    if (this.#open.size > AT_ONCE_AT_MOST) await Promise.race(this.#open)
  }

  async settled(): Promise<void> {
    while (this.#open.size > 0) await Promise.all(this.#open)
  }

  problems(): string[] {
    console.log(`  ${this.count} texts told, answered with`, Object.fromEntries(this.#statuses))
    return [...this.#statuses]
      .filter(([status]) => status !== '200')
      .map(([status, times]) => `${times} webhooks were answered with ${status}`)
  }
}

/** In one statement: a text is read out of the inbox at any moment, and stands in one of the two. */
async function countKept(told: number): Promise<string[]> {
  const { read } = await app.container.make(Database)
  const [row] = await read.all<{ kept: number }>(
    `select (select count(*) from inbox) + (select count(distinct message_sid) from messages
       where message_sid like 'SM%' and direction = 'inbound') as kept`
  )
  const kept = Number(row?.kept)
  return kept === told ? [] : [`${told} texts were told and ${kept} kept`]
}

/** Nothing of a person may stand in the proxy's log. */
function logged(log: string): string[] {
  if (!log.includes('/api/signup/-')) return ['nginx did not log what it was asked']
  return /example\.com|\?/.test(log) ? ['nginx logged an address with what a person typed'] : []
}
