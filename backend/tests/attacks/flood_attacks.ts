import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Attack, gainIf, type Gains, mustBe } from '#tests/attacks/attack'
import { HOST } from '#tests/attacks/settings'
import type { Target } from '#tests/attacks/target'

const BOMBS = [
  `are you${' even a'.repeat(40)}`,
  'its '.repeat(390),
  `my ${'dog '.repeat(380)}is called`,
  `i am ${'very '.repeat(300)}`,
  `${'('.repeat(700)}${')'.repeat(700)}`,
  `I live in ${'a-'.repeat(700)}`,
  'no '.repeat(500),
  `forget ${'that '.repeat(300)}`,
  'áéí'.repeat(500),
  `remind me ${'at 5 '.repeat(300)}`,
]

/** Judged by the probe, which a proxy gives up on after a few seconds as well. */
async function bombs(target: Target): Promise<Gains> {
  const [attacker, honest] = [await target.member(), await target.member()]
  let missed = 0
  for (const bomb of BOMBS) {
    await Promise.all([1, 2].map(() => target.text(attacker.phone, bomb.slice(0, 1600))))
    missed += Number(!(await target.isAlive()))
  }
  await target.text(honest.phone, 'Good morning!')
  const isAnswered = await target.becomes(async () => (await target.textsTo(honest.phone)) > 0)
  return [
    ...gainIf(missed > 0, `${missed} probes were not answered`),
    ...gainIf(!isAnswered, 'nobody else is answered any more'),
  ]
}

const HALF_OPEN = 400
const SLOW_MS = 6000

/** Requests that begin and never end, a few bytes at a time. */
async function slowLoris(target: Target): Promise<Gains> {
  const sockets = await Promise.all(
    Array.from({ length: HALF_OPEN }, (_, index) => halfOpen(target.port, index))
  )
  const member = await target.member()
  let missed = 0
  for (const until = Date.now() + SLOW_MS; Date.now() < until;) {
    for (const socket of sockets) if (socket.writable) socket.write('X-Slow: 1\r\n')
    missed += Number(!(await target.isAlive()))
    missed += Number((await member.browser.get('/api/signup')).status !== 200)
    await sleep(500)
  }
  const open = sockets.filter((socket) => socket.writable).length
  for (const socket of sockets) socket.destroy()
  mustBe(sockets.length === HALF_OPEN, `only ${open} connections`)
  return gainIf(missed > 0, `${missed} honest requests were not answered`)
}

function halfOpen(port: number, index: number): Promise<Socket> {
  const hasBody = index % 2 === 0
  const head = hasBody
    ? `POST /api/login HTTP/1.1\r\nHost: ${HOST}\r\n` +
      'Content-Type: application/json\r\nContent-Length: 900\r\n\r\n{'
    : `GET /api/site HTTP/1.1\r\nHost: ${HOST}\r\n`
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head)
      resolve(socket)
    })
    socket.on('error', reject)
  })
}

/** What a browser or a proxy would never send. */
const RUBBISH = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET http://[ HTTP/1.1\r\nHost: everly.example\r\n\r\n',
  'POST /api/login HTTP/1.1\r\nHost: everly.example\r\nContent-Length: -1\r\n\r\n',
  'POST /api/login HTTP/1.1\r\nHost: everly.example\r\nContent-Length: 5\r\n' +
    'Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: everly.example\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
  `GET /${'%'.repeat(2000)} HTTP/1.1\r\nHost: everly.example\r\nConnection: close\r\n\r\n`,
  '\u0000\u0001\u0002\r\n\r\n',
]

async function rubbish(target: Target): Promise<Gains> {
  const answers = await Promise.all(RUBBISH.map((text) => answerTo(target.port, text)))
  const broken = answers.filter(
    (text) => /^HTTP\/1.1 5/.test(text) || /node_modules|\.js:\d/.test(text)
  )
  return [
    ...broken.map((text) => `an answer of ${text.slice(0, 100)}`),
    ...gainIf(!(await target.isAlive()), 'the server is gone'),
  ]
}

function answerTo(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.setTimeout(1500, () => socket.destroy())
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve(answer))
  })
}

export const FLOOD_ATTACKS: readonly Attack[] = [
  {
    name: 'texts made to keep a pattern busy',
    wants: 'that nobody else is answered',
    run: bombs,
  },
  {
    name: 'many half-open requests',
    wants: 'every connection the server has',
    run: slowLoris,
  },
  {
    name: 'requests that are none',
    wants: 'a crash, or what the server is made of',
    run: rubbish,
  },
]
