process.env.LOG_LEVEL = 'fatal'
process.env.APP_KEY = 'the key of a bench that runs on loopback'

import { cpus } from 'node:os'
import app from '@adonisjs/core/services/app'
import { ServerChild } from '#tests/server_child'
import { unusedPort } from '#tests/unused_port'
import { Fleet } from './fleet_of_servers.js'
import { Load, median, round } from './load.js'
import { COUNTS_PATH } from './paths.js'

const POLLED = ['/api/my-conversation?limit=75', '/api/activities?includeScheduled=true']
const ROUNDS = 7
const A_ROUND = 3000
const CONCURRENCY = 16
const MOST_MICROS = 60
const MOST_RATIO = 4

/**
 * `npm run bench:polls`: what it costs to answer that nothing has changed, beside what Node's own http
 * server takes for any answer; microseconds of a processor, medians of rounds taken in turns.
 */
const fleet = await Fleet.start({ database: 'sqlite', workers: 0 })
const bare = new ServerChild({
  entry: 'backend/tests/bench/bare_server.ts',
  env: { PORT: String(await unusedPort()) },
})
await bare.start()
const cookie = await sessionOf(fleet.people[0]!.id)
const asked = await Promise.all(POLLED.map((path) => knownAnswer(path)))
const costs: number[][] = [...asked, 'bare'].map(() => [])
for (let turn = -1; turn < ROUNDS; turn++) {
  for (const [at, request] of asked.entries()) await measure(fleet.url, request, costs[at]!)
  await measure(bare.url, requestOf('/', {}), costs.at(-1)!)
}
const [ofBare, ...ofPolls] = costs.map((micros) => median(micros.slice(1))).reverse()
const polls = ofPolls.reverse().map((micros, at) => ({
  path: POLLED[at],
  micros,
  ratioToBare: round(micros / ofBare!),
  isMet: micros <= MOST_MICROS && micros / ofBare! <= MOST_RATIO,
}))
console.log(
  JSON.stringify(
    {
      machine: { node: process.version, cpus: cpus().length, model: cpus()[0]?.model },
      bareMicros: ofBare,
      polls,
      target: `at most ${MOST_MICROS} µs, and ${MOST_RATIO} times a bare answer`,
    },
    null,
    2
  )
)
await bare.stop()
await fleet.stop()
process.exit(0)

async function sessionOf(userId: number): Promise<string> {
  const { Sessions } = await import('#app/core/sessions/sessions')
  const { SESSION_COOKIE } = await import('#app/core/sessions/session_guard')
  const sessions = await app.container.make(Sessions)
  return `${SESSION_COOKIE}=${await sessions.open(userId, null)}`
}

/** The request of somebody who has the latest answer already. */
async function knownAnswer(path: string): Promise<Buffer> {
  const first = await fetch(fleet.url + path, { headers: { cookie } })
  const etag = first.headers.get('etag')
  if (!first.ok || !etag) throw new Error(`${path} answered ${first.status} without an ETag`)
  const headers = { cookie, 'if-none-match': etag }
  const again = await fetch(fleet.url + path, { headers })
  if (again.status !== 304) throw new Error(`${path} answered ${again.status}`)
  return requestOf(path, headers)
}

function requestOf(path: string, headers: Record<string, string>): Buffer {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map((pair) => pair.join(': '))
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
}

async function measure(url: string, request: Buffer, into: number[]): Promise<void> {
  const load = new Load(Number(new URL(url).port), CONCURRENCY)
  const before = await cpuOf(url)
  await load.flatOut(Array.from({ length: A_ROUND }, () => request))
  into.push(round(((await cpuOf(url)) - before) / A_ROUND))
}

async function cpuOf(url: string): Promise<number> {
  const response = await fetch(url + COUNTS_PATH)
  const { cpuMicros } = (await response.json()) as { cpuMicros: number }
  return cpuMicros
}
