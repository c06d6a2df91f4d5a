import { gzipSync } from 'node:zlib'
import { type Attack, gainIf, type Gains, mustBe } from '#tests/attacks/attack'
import type { Answer, Outsider } from '#tests/attacks/outsider'
import { BASE, METRICS_TOKEN } from '#tests/attacks/settings'
import { PASSWORD, type Target } from '#tests/attacks/target'
import { safeRedirect } from '#app/site/contract'

/** Every call that takes a body. */
const WRITES: [string, string][] = [
  ...[
    ...['login', 'logout', 'send-verification', 'verify-phone', 'signup', 'schedule-message'],
    ...['request-phone-change', 'verify-phone-change', 'owner-code', 'texting/resume'],
    ...['undo-change', 'send-sms', 'trigger-scheduled', 'girlfriend', 'reports', 'export'],
    ...['admin/second-factor', 'admin/second-factor/verify', 'change-subscription'],
    ...['create-subscription', 'subscription-success', 'payment-method', 'start-over'],
    ...['request-password-reset', 'reset-password', 'admin/reveal', 'admin/notes'],
    ...['stripe/get-products', 'admin/plans/sync', 'admin/signups/1/grant', 'admin/test-texts'],
    ...['twilio/inbound', 'twilio/status', 'stripe/webhook', 'simulator/texts'],
  ].map((path): [string, string] => ['POST', path]),
  ...['signup', 'preferences', 'girlfriend', 'date-of-birth', 'password', 'admin/sends'].map(
    (path): [string, string] => ['PUT', path]
  ),
  ['PATCH', 'memories/1'],
  ['PATCH', 'activities/1/toggle'],
  ['DELETE', 'delete-account'],
]

/** Words that only the inside of the server has. */
const INSIDE = new RegExp(
  [
    String.raw`\bselect\b.+\bfrom\b|\binsert into\b|SQLITE_|sqlite`,
    String.raw`node_modules|\bat [\w.<>]+ \(|\.ts:\d|\.js:\d|\/backend\/`,
    'ECONN|ENOENT|TypeError|RangeError|SyntaxError',
  ].join('|'),
  'i'
)

function leaks(answers: Answer[]): Gains {
  const found = answers.find(({ text, status }) => status >= 400 && INSIDE.test(text))
  return gainIf(found !== undefined, `the inside of the server: ${found?.text.slice(0, 200)}`)
}

async function toAll(browser: Outsider, sent: Parameters<Outsider['call']>[2]): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const [method, path] of WRITES) {
    answers.push(await browser.call(method, `/api/${path}`, sent))
  }
  return answers
}

/** A 5xx is more than nothing: it is the beginning of every other attack. */
async function brokenBy(target: Target, answers: Answer[]): Promise<Gains> {
  const broken = answers.flatMap(({ status }, index) =>
    gainIf(
      status >= 500 && status !== 503,
      `${WRITES[index % WRITES.length]?.join(' ')} answered ${status}`
    )
  )
  return [...broken, ...leaks(answers), ...gainIf(!(await target.isAlive()), 'the server is gone')]
}

async function deepJson(target: Target): Promise<Gains> {
  const { browser } = await target.staff('admin')
  const depth = 9000
  const bodies = [
    '{"a":'.repeat(depth) + '1' + '}'.repeat(depth),
    `{"email":${'['.repeat(depth)}${']'.repeat(depth)}}`,
  ]
  const answers = [
    ...(await toAll(browser, { raw: bodies[0] })),
    ...(await toAll(browser, { raw: bodies[1] })),
  ]
  return brokenBy(target, answers)
}

async function prototypes(target: Target): Promise<Gains> {
  const { browser, id } = await target.member()
  const poison = '{"role":"admin","grantedRole":"admin","isPaused":true,"authenticated":true}'
  const raw = `{"__proto__":${poison},"constructor":{"prototype":${poison}},"timeZone":"Europe/Rome"}`
  const saved = await browser.call('PUT', '/api/preferences', { raw })
  mustBe(saved.status === 200, `the preferences were answered ${saved.status}`)
  const answers = await toAll(browser, { raw: raw.replace(',"timeZone":"Europe/Rome"', '') })
  const stranger = await target.outsider().get('/api/auth/check')
  const paused = await target.count(
    `select count(*) as count from users where id = ? and (self_paused_at is not null or role <> 'user')`,
    id
  )
  return [
    ...(await brokenBy(target, answers)),
    ...gainIf(stranger.json?.authenticated !== false, 'everybody is logged in'),
    ...gainIf(paused > 0, 'a field that was inherited counts'),
  ]
}

async function hugeBodies(target: Target): Promise<Gains> {
  const { browser } = await target.member()
  const raw = Buffer.from(`{"password":"${'x'.repeat(10_000_000)}"}`)
  const headers = { 'content-encoding': 'gzip' }
  const answers = [
    ...(await toAll(browser, { raw })),
    ...(await toAll(browser, { raw: gzipSync(raw), headers })),
  ]
  const taken = answers.filter(({ status }) => status >= 200 && status < 300)
  return [
    ...gainIf(taken.length > 0, `${taken.length} calls took 10 MB`),
    ...(await brokenBy(target, answers)),
  ]
}

const FORMS = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain; application/json',
  'application/json-patch+json',
  'application/jsonp',
]

async function contentTypes(target: Target): Promise<Gains> {
  const { browser, id } = await target.member()
  const raw = '{"timeZone":"Europe/Rome","isPaused":true,"enabled":true}'
  const gains: Gains = []
  for (const type of FORMS) {
    const answers = await toAll(browser, { raw, headers: { 'content-type': type } })
    gains.push(...(await brokenBy(target, answers)))
    const taken = WRITES.filter((_, index) => (answers[index]?.status ?? 0) < 300)
    gains.push(...taken.map(([method, path]) => `${type}: ${method} ${path} was taken`))
  }
  const paused = await target.count(
    'select count(*) as count from users where id = ? and self_paused_at is not null',
    id
  )
  return [...gains, ...gainIf(paused > 0, 'a form of another site changed something')]
}

async function forgedOrigins(target: Target): Promise<Gains> {
  const { browser, id } = await target.member()
  const from = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `${BASE}.evil.example` },
    { origin: BASE.replace('https', 'http') },
    { origin: `http://localhost:${target.port}` },
    { origin: `http://127.0.0.1:${target.port}` },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', 'origin': BASE },
    { 'sec-fetch-site': 'cross-site', 'origin': BASE },
  ]
  const gains: Gains = []
  for (const headers of from as Record<string, string>[]) {
    await browser.call('PUT', '/api/preferences', { body: { isPaused: true }, headers })
    const paused = await target.rows(
      'update users set self_paused_at = null where id = ? and self_paused_at is not null returning id',
      id
    )
    gains.push(...gainIf(paused.length > 0, `a call with ${JSON.stringify(headers)} was made`))
  }
  const own = { 'origin': BASE, 'sec-fetch-site': 'same-origin' }
  const saved = await browser.call('PUT', '/api/preferences', {
    ...{ body: { isPaused: true }, headers: own },
  })
  mustBe(saved.status === 200, 'our own page could not make the call either')
  return gains
}

async function rebinding(target: Target): Promise<Gains> {
  const { browser } = await target.member()
  const hosts: Record<string, string>[] = [
    { host: 'evil.example' },
    { 'host': 'evil.example', 'x-forwarded-host': 'everly.example' },
    { host: 'everly.example.evil.example' },
    { host: 'everly.example@evil.example' },
    { host: 'evil.example:443' },
    { 'host': 'evil.example', 'sec-fetch-site': 'same-origin' },
    { host: 'localhost' },
  ]
  const gains: Gains = []
  for (const headers of hosts) {
    for (const path of ['/api/signup', '/', '/api/site', '/health/ready']) {
      const { status } = await browser.get(path, headers)
      const isProbe = path.startsWith('/health') && headers.host === 'localhost'
      gains.push(...gainIf(status < 400 && !isProbe, `${path} under ${JSON.stringify(headers)}`))
    }
  }
  const near = await target.operator().get('/api/site', { host: 'evil.example' })
  return [...gains, ...gainIf(near.status < 400, 'a page on this machine under another name')]
}

const ELSEWHERE = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  'javascript:alert(1)',
  '\t//evil.example',
  'https:evil.example',
  '/admin/..//evil.example',
  '/admin/%2e%2e//evil.example',
  '/settings@evil.example',
]

async function redirects(target: Target): Promise<Gains> {
  const visitor = target.outsider()
  const { browser } = await target.member()
  const paths = ELSEWHERE.flatMap((where) => [
    `/login?redirect=${encodeURIComponent(where)}`,
    `/admin?redirect=${encodeURIComponent(where)}`,
    `/admin/${encodeURIComponent(where)}`,
    `//evil.example/admin`,
    `/admin//evil.example/%2e%2e`,
  ])
  const gains: Gains = []
  for (const path of paths) {
    for (const one of [visitor, browser]) {
      const { headers } = await one.get(path)
      if (headers.location === undefined) continue
      const { origin, searchParams } = new URL(headers.location, BASE)
      const next = safeRedirect(searchParams.get('redirect')) ?? '/'
      const isOff = origin !== BASE || new URL(next, BASE).origin !== BASE
      gains.push(...gainIf(isOff, `${path} leads to ${headers.location}`))
    }
  }
  const followed = ELSEWHERE.filter((where) => {
    const next = safeRedirect(where)
    return next !== null && (new URL(next, BASE).origin !== BASE || next.includes('//'))
  })
  return [...gains, ...followed.map((where) => `after a login the page goes to ${where}`)]
}

const UP = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..\\', '..%5c', '....//', '%252e%252e%252f']

async function traversal(target: Target): Promise<Gains> {
  const visitor = target.outsider()
  const files = ['etc/passwd', 'package.json', '.env', '.git/config', 'backend/bin/server.js']
  const gains: Gains = []
  for (const up of UP) {
    for (const file of files) {
      for (const from of ['/', '/assets/', '/admin/', '//', '/assets/x.js/']) {
        for (const path of [from + up.repeat(8) + file, from + up.repeat(2) + file]) {
          const { text, status } = await visitor.get(path)
          const isRead = /root:x:|"dependencies"|APP_KEY|\[core\]|import 'reflect/.test(text)
          gains.push(...gainIf(isRead, `${path} was read`))
          gains.push(...gainIf(status >= 500, `${path} answered ${status}`))
        }
      }
    }
  }
  const plain = await Promise.all(
    ['/.env', '/.git/config', '/package.json', '/server.js.map', '/%00.js'].map((path) =>
      visitor.get(path)
    )
  )
  const served = plain.some(({ text }) => /"dependencies"|APP_KEY|\[core\]/.test(text))
  return [...gains, ...gainIf(served, 'a file of the server'), ...leaks(plain)]
}

async function metrics(target: Target): Promise<Gains> {
  const wishes: Record<string, string>[] = [
    {},
    { authorization: 'Bearer ' },
    { authorization: 'Bearer undefined' },
    { authorization: `Bearer ${METRICS_TOKEN}x` },
    { authorization: `Basic ${Buffer.from(`:${METRICS_TOKEN}`).toString('base64')}` },
    { 'host': '127.0.0.1', 'x-forwarded-for': '127.0.0.1' },
  ]
  const right = { authorization: `Bearer ${METRICS_TOKEN}` }
  const shown = await target.outsider().get('/metrics', right)
  mustBe(shown.text.includes('everly_'), 'with the token there is nothing either')
  const answers = await Promise.all(
    wishes.flatMap((headers) => [
      target.outsider().get('/metrics', headers),
      target.outsider().get(`/metrics?token=${encodeURIComponent(METRICS_TOKEN)}`, headers),
    ])
  )
  return gainIf(
    answers.some(({ text }) => text.includes('everly_')),
    'the metrics without the token'
  )
}

const UNKNOWN = [
  ...['/api', '/api/', '/api/nothing', '/api/admin/nothing', '/api/admin/users', '/api/../api/x'],
  ...['/api/admin/signups/1/nothing', '/api/%00', '/api/%E0%A4%A', '/api/signup/%', '/api/debug'],
  ...['/api/admin/signups/99999999999', '/api/activities/x/toggle', '/api/memories/-1'],
]

async function unknownPaths(target: Target): Promise<Gains> {
  const { browser } = await target.staff('admin')
  const gains: Gains = []
  for (const path of UNKNOWN) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'PURGE']) {
      for (const one of [browser, target.outsider()]) {
        const answer = await one.call(method, path)
        const isJson = answer.json?.success === false
        const isTold = answer.status >= 400 && answer.status < 500
        const isOwnPage = answer.status === 0
        gains.push(
          ...gainIf(!isOwnPage && !(isJson && isTold), `${method} ${path}: ${answer.status}`),
          ...leaks([answer])
        )
      }
    }
  }
  return gains
}

/** Values no contract wants, everywhere. */
const NONSENSE: unknown[] = [
  null,
  [],
  'text',
  42,
  true,
  { email: {}, phone: [], phoneNumber: null, planId: {}, messageId: 1e999, id: 'x' },
  { email: "a'@b.c", password: PASSWORD, phoneNumber: "+1' or 1=1", verificationCode: '000000' },
  { email: '\u0000@example.com', firstName: '\u0000', timeZone: '../../etc', messageId: -1 },
  { editingId: 2 ** 53, isEditing: true, messageType: 'good_morning', time: '08:00' },
  { paymentIntentId: 'pi_1\u0000', change: 'cancel', token: '\ud800' },
]

async function errors(target: Target): Promise<Gains> {
  const { browser } = await target.staff('admin')
  const { browser: member } = await target.member()
  const answers: Answer[] = []
  for (const body of NONSENSE) {
    answers.push(...(await toAll(browser, { body })), ...(await toAll(member, { body })))
  }
  return brokenBy(target, answers)
}

export const REQUEST_ATTACKS: readonly Attack[] = [
  {
    name: 'JSON nested 9,000 deep in every call',
    wants: 'a stack overflow',
    run: deepJson,
  },
  {
    name: '__proto__ and constructor as keys',
    wants: 'a field that every object has from then on',
    run: prototypes,
  },
  {
    name: 'bodies of 10 MB, plain and packed',
    wants: "the server's memory",
    run: hugeBodies,
  },
  {
    name: 'forms and plain text to every call',
    wants: 'a call that a form on another site can make',
    run: contentTypes,
  },
  {
    name: 'forged Origin and Sec-Fetch-Site',
    wants: "a call from another site with somebody's cookie",
    run: forgedOrigins,
  },
  {
    name: 'DNS rebinding and foreign Host headers',
    wants: 'to be the same site in the eyes of a browser',
    run: rebinding,
  },
  {
    name: 'open redirects',
    wants: 'a link to us that ends somewhere else',
    run: redirects,
  },
  {
    name: 'path traversal in built files',
    wants: 'files of the machine',
    run: traversal,
  },
  {
    name: 'metrics without the token',
    wants: 'what the business does',
    run: metrics,
  },
  {
    name: 'unknown paths and methods',
    wants: 'a page that says what the server is made of',
    run: unknownPaths,
  },
  {
    name: 'nonsense in every call, for what an error says',
    wants: 'SQL, stacks and paths',
    run: errors,
  },
]
