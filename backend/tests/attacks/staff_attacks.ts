import { type Attack, gainIf, type Gains, mustBe } from '#tests/attacks/attack'
import type { Outsider } from '#tests/attacks/outsider'
import { type Member, newPhone, PASSWORD, type Target } from '#tests/attacks/target'
import { RESOURCES } from '#app/console/resources/contract'

const phonePath = (phone: string) => `/api/simulator/phones/${encodeURIComponent(phone)}`

/** What somebody might claim of themselves to pass for the operator. */
const DISGUISES: Record<string, string>[] = [
  {},
  { host: 'localhost' },
  { 'host': '127.0.0.1', 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-for': '127.0.0.1, 127.0.0.1', 'x-real-ip': '127.0.0.1' },
  { forwarded: 'for=127.0.0.1;host=localhost' },
]

async function readsPhone(browser: Outsider, phone: string): Promise<boolean> {
  for (const disguise of DISGUISES) {
    const answer = await browser.get(phonePath(phone), disguise)
    if (answer.status === 200 && /code is \d{6}/.test(answer.text)) return true
  }
  return false
}

async function readSimulator(target: Target): Promise<Gains> {
  const phone = newPhone()
  await target.outsider().post('/api/send-verification', { phoneNumber: phone })
  if (!target.isReal) mustBe((await target.digitsTo(phone)) !== '', 'no code is on the phone')
  const { browser } = await target.member()
  const visitor = target.outsider()
  const typed = await visitor.post('/api/simulator/texts', { phone, body: 'hello' })
  const page = await visitor.get('/simulator')
  return [
    ...gainIf(await readsPhone(visitor, phone), 'a visitor reads a code'),
    ...gainIf(await readsPhone(browser, phone), 'a member reads the code of another'),
    ...gainIf(typed.status === 200 || typed.status === 201, 'a visitor texts as somebody else'),
    ...gainIf(page.status === 200, 'the page of the pretend phones is there'),
  ]
}

async function askSecondFactor(admin: Member, target: Target): Promise<void> {
  const { status } = await admin.browser.post('/api/admin/second-factor')
  mustBe(status === 200, `the second factor was answered ${status}`)
  mustBe((await target.digitsTo(admin.phone)) !== '', 'no code came')
}

async function stealSecondFactor(target: Target): Promise<Gains> {
  const admin = await target.staff('admin', false)
  await askSecondFactor(admin, target)
  return gainIf(
    await readsPhone(admin.browser, admin.phone),
    'whoever has the password reads the code of the second factor'
  )
}

async function climb(target: Target): Promise<Gains> {
  const viewer = await target.staff('viewer')
  const admin = await target.staff('admin', false)
  await askSecondFactor(admin, target)
  return gainIf(await readsPhone(viewer.browser, admin.phone), "a viewer reads an admin's code")
}

async function guessSecondFactor(target: Target): Promise<Gains> {
  const { browser, phone } = await target.staff('admin', false)
  await browser.post('/api/admin/second-factor')
  const right = await target.digitsTo(phone)
  const guess = (verificationCode: string) =>
    browser.post('/api/admin/second-factor/verify', { verificationCode })
  for (let wrong = 1; wrong <= 10; wrong++) {
    await guess(String((Number(right) + wrong) % 1e6).padStart(6, '0'))
  }
  return gainIf((await guess(right)).status === 200, 'the 11th guess was heard')
}

type Who = 'viewer' | 'support' | 'admin'
const ALL: Who[] = ['viewer', 'support', 'admin']
const HELPERS: Who[] = ['support', 'admin']
const ADMINS: Who[] = ['admin']

/** Written down here once more, apart from the product's own table. */
function adminCalls(victim: Member): [string, string, Who[], object?][] {
  const reason = 'because I can'
  return [
    ['GET', '/api/twilio/callback-url', ALL],
    ['GET', '/api/all-signups', ADMINS],
    ['GET', '/api/stripe/products', ALL],
    ['POST', '/api/stripe/get-products', ALL, { productIds: [] }],
    ['GET', '/api/admin/figures', ALL],
    ['GET', '/api/admin/sends', ALL],
    ['PUT', '/api/admin/sends', ADMINS, { areAllStopped: false, reason }],
    ['GET', '/api/admin/readiness', ALL],
    ['POST', '/api/admin/webhook-self-test', ADMINS],
    ['GET', '/api/admin/plans/difference', ALL],
    ['POST', '/api/admin/plans/sync', ADMINS],
    [
      ...(['POST', `/api/admin/signups/${victim.id}/grant`, ADMINS] as const),
      { messages: 1, reason, key: 'attack-on-grants' },
    ] as [string, string, Who[], object],
    ['POST', '/api/admin/purchases/1/refund', ADMINS, { reason }],
    ['POST', '/api/admin/messages/1/resend', HELPERS, { reason }],
    ['POST', '/api/admin/test-texts/preview', ADMINS, { phoneNumber: victim.phone, message: 'x' }],
    ['POST', '/api/admin/test-texts', ADMINS, { phoneNumber: victim.phone, message: 'x' }],
    ['GET', '/api/admin/test-texts/1', ADMINS],
    [
      ...(['POST', '/api/admin/reveal', HELPERS] as const),
      { resource: 'signups', id: victim.id, fields: ['phone'] },
    ] as [string, string, Who[], object],
    ['GET', '/api/admin/exports/signups', HELPERS],
    ['GET', '/api/admin/exports/audit-log', ADMINS],
    ['PUT', `/api/admin/signups/${victim.id}`, HELPERS, { isPaused: false, reason }],
    ['POST', '/api/admin/notes', HELPERS, { userId: victim.id, body: 'a note' }],
    ['GET', `/api/admin/signups?filter=${encodeURIComponent('{"q":"1"}')}`, HELPERS],
    ['GET', `/api/admin/messages?filter=${encodeURIComponent('{"q":"hello"}')}`, HELPERS],
    ['PUT', '/api/admin/jobs/1', ADMINS, {}],
    ['DELETE', '/api/admin/jobs/1', ADMINS],
    ['DELETE', '/api/admin/alarms/1', ADMINS],
    ['GET', `/api/signup/${victim.email}`, ADMINS],
    ...RESOURCES.flatMap(({ name }): [string, string, Who[]][] => {
      const may = name === 'audit-log' ? ADMINS : ALL
      return [
        ['GET', `/api/admin/${name}`, may],
        ['GET', `/api/admin/${name}/1`, may],
      ]
    }),
  ]
}

async function walkRoles(target: Target): Promise<Gains> {
  const victim = await target.member()
  const browsers: [string, Outsider][] = [
    ['visitor', target.outsider()],
    ['user', (await target.member()).browser],
    ['unconfirmed', (await target.staff('admin', false)).browser],
    ['viewer', (await target.staff('viewer')).browser],
    ['support', (await target.staff('support')).browser],
    ['admin', (await target.staff('admin')).browser],
  ]
  const gains: Gains = []
  let allowed = 0
  for (const [method, path, may, body] of adminCalls(victim)) {
    for (const [who, browser] of browsers) {
      const { status } = await browser.call(method, path, { body })
      if ((may as string[]).includes(who)) {
        allowed += Number(status < 400)
        continue
      }
      gains.push(
        ...gainIf(![401, 403, 404].includes(status), `${who}: ${method} ${path} ${status}`)
      )
    }
  }
  mustBe(allowed > 60, `only ${allowed} calls were answered to those who may make them`)
  return gains
}

async function unmask(target: Target): Promise<Gains> {
  const victim = await target.member()
  const { browser } = await target.staff('viewer')
  const paths = [
    '/api/admin/signups',
    `/api/admin/signups/${victim.id}`,
    `/api/admin/signups?sort=${encodeURIComponent('["phone","ASC"]')}`,
    `/api/admin/signups?filter=${encodeURIComponent(JSON.stringify({ email: victim.email }))}`,
    `/api/admin/signups?filter=${encodeURIComponent(JSON.stringify({ q: victim.email }))}`,
  ]
  const answers = await Promise.all(paths.map((path) => browser.get(path)))
  mustBe(answers[1]?.status === 200, 'the row is not shown at all')
  const seen = answers.filter(
    ({ text }) => text.includes(victim.phone) || text.includes(victim.email)
  )
  return [
    ...gainIf(seen.length > 0, 'a viewer sees a phone or an e-mail'),
    ...gainIf(
      answers[3]?.status === 200 || answers[4]?.status === 200,
      'a viewer searches by them'
    ),
  ]
}

async function actOnStaff(target: Target): Promise<Gains> {
  const support = await target.staff('support')
  const admin = await target.staff('admin')
  const { browser } = support
  const paused = await browser.call('PUT', `/api/admin/signups/${admin.id}`, {
    body: { isPaused: true, reason: 'to be rid of them' },
  })
  const rows = await target.count(
    'select count(*) as count from users where id = ? and paused_at is not null',
    admin.id
  )
  return gainIf(paused.status < 300 || rows > 0, 'support pauses an admin')
}

async function keepRights(target: Target): Promise<Gains> {
  const admin = await target.staff('admin')
  mustBe((await admin.browser.get('/api/admin/figures')).status === 200, 'no admin at first')
  await target.rows(`update users set role = 'user' where id = ? returning id`, admin.id)
  const { status } = await admin.browser.get('/api/admin/figures')
  const login = target.outsider()
  await login.post('/api/login', { email: admin.email, password: PASSWORD })
  const anew = await login.get('/api/admin/figures')
  return gainIf(status === 200 || anew.status === 200, 'rights that were taken away still work')
}

export const STAFF_ATTACKS: readonly Attack[] = [
  {
    name: 'the simulator read by an outsider',
    wants: 'the codes of everybody',
    run: readSimulator,
  },
  {
    name: "staff's code read at the simulator with the password alone",
    wants: 'the second factor of the console',
    run: stealSecondFactor,
    only: 'stand-ins',
  },
  {
    name: "an admin's code read at the simulator by a viewer",
    wants: 'to climb from the lowest role to the highest',
    run: climb,
    only: 'stand-ins',
  },
  {
    name: 'guesses at the second factor',
    wants: 'the console behind a stolen password',
    run: guessSecondFactor,
  },
  {
    name: 'the table of roles walked as everybody who may not',
    wants: 'a call of staff that nobody guards',
    run: walkRoles,
  },
  {
    name: 'masked values by sorting, filtering or searching',
    wants: 'phone and e-mail as a viewer',
    run: unmask,
  },
  {
    name: 'support acts on an admin',
    wants: 'to pause those above',
    run: actOnStaff,
  },
  {
    name: 'rights that were taken away',
    wants: 'to stay an admin',
    run: keepRights,
  },
]
