import { type Attack, gainIf, type Gains, mustBe } from '#tests/attacks/attack'
import type { Answer, Outsider } from '#tests/attacks/outsider'
import { newPhone, type Member, signUpOf, type Target } from '#tests/attacks/target'
import { RESOURCES } from '#app/console/resources/contract'

const CLASSICS = [
  `' or '1'='1`,
  `1) or 1=1 --`,
  `'; drop table users; --`,
  `1; delete from messages where 1=1; --`,
  `' union select password from users --`,
  `%' or email like '%`,
  `\\'; select pg_sleep(9); --`,
  `"; attach database '/tmp/x' as x; --`,
]

function queries(name: string, fields: readonly string[]): string[] {
  const json = (value: unknown) => encodeURIComponent(JSON.stringify(value))
  const path = `/api/admin/${name}`
  return CLASSICS.flatMap((text) => [
    `${path}?filter=${json({ q: text })}`,
    `${path}?sort=${json([text, 'ASC'])}`,
    `${path}?sort=${json(['id', text])}`,
    `${path}?sort=${json([`id ${text}`, 'ASC'])}`,
    `${path}?range=${json([0, text])}`,
    `${path}?filter=${json({ [text]: 1 })}`,
    `${path}/${encodeURIComponent(text)}`,
    ...fields.map((field) => `${path}?filter=${json({ [field]: text })}`),
    ...fields.map((field) => `${path}?filter=${json({ [`${field}_gte`]: text })}`),
  ])
}

const BROKEN = /syntax|SQLITE|no such column|unrecognized token|near "/i

async function sqlInLists(target: Target): Promise<Gains> {
  const { browser } = await target.staff('admin')
  const users = await target.count('select count(*) as count from users')
  const gains: Gains = []
  for (const { name, fields } of RESOURCES) {
    const filtered = fields.filter(({ filter }) => filter).map((field) => field.name)
    for (const path of queries(name, filtered)) {
      const answer = await browser.get(path)
      gains.push(...injected(answer, path))
    }
  }
  const left = await target.count('select count(*) as count from users')
  return [...gains.slice(0, 5), ...gainIf(left !== users, 'rows of a table are gone')]
}

/**
 * Nothing of what is asked for is there: an answer with
 * rows, or a broken one, comes from the words themselves.
 */
function injected({ status, text, json }: Answer, path: string): Gains {
  const rows = Array.isArray(json) ? json.length : 0
  const what = decodeURIComponent(path)
  return [
    ...gainIf(status >= 500 || BROKEN.test(text), `${what}: ${status}`),
    ...gainIf(rows > 0, `${what}: ${rows} rows`),
    ...gainIf(text.includes('$scrypt$'), `${what}: a password`),
  ]
}

async function sqlElsewhere(target: Target): Promise<Gains> {
  const { browser } = await target.member()
  const users = await target.count('select count(*) as count from users')
  const answers: Answer[] = []
  for (const text of CLASSICS) {
    const part = encodeURIComponent(text)
    answers.push(
      await browser.get(`/api/signup/${part}`),
      await browser.get(`/api/my-conversation?before=${part}&limit=${part}`),
      await browser.get(`/api/activities?includeScheduled=${part}`),
      await browser.call('PATCH', `/api/memories/${part}`, { body: { isPinned: true } }),
      await browser.call('DELETE', `/api/activities/${part}`),
      await browser.call('PUT', '/api/preferences', { body: { timeZone: text } }),
      await target.outsider().post('/api/login', { email: `${text}@x.yz`, password: text }),
      await target.outsider().post('/api/login', { email: 'a@x.yz', password: text })
    )
  }
  const left = await target.count('select count(*) as count from users')
  const isIn = answers.some(({ json }) => json?.message === 'Welcome back!')
  const broken = answers.filter(({ status, text }) => status >= 500 || BROKEN.test(text))
  return [
    ...gainIf(broken.length > 0, `${broken[0]?.status}: ${broken[0]?.text}`),
    ...gainIf(isIn, 'a login without a password'),
    ...gainIf(left !== users, 'rows of a table are gone'),
  ]
}

const SCRIPT = `<script>alert(1)</script><img src=x onerror=alert(1)>`

/** Puts it wherever somebody may write. */
async function plant(target: Target, { browser, email, phone }: Member): Promise<void> {
  const saved = await browser.call('PUT', '/api/signup', {
    body: {
      ...{ firstName: SCRIPT.slice(0, 50), lastName: '"><svg onload=alert(1)>', newEmail: email },
      ...{ countryCode: '+1', phone, smsConsent: true },
    },
  })
  mustBe(saved.status === 200, `the profile was answered ${saved.status}`)
  await browser.post('/api/schedule-message', {
    ...{ messageType: 'random_sweet', time: '10:00', enabled: true, customMessage: SCRIPT },
  })
  await target.text(phone, SCRIPT)
}

async function scripts(target: Target): Promise<Gains> {
  const member = await target.member()
  await plant(target, member)
  const admin = await target.staff('admin')
  const data: [Outsider, string][] = [
    ...['signup', 'my-conversation', 'activities?includeScheduled=true', 'contact-card'].map(
      (path): [Outsider, string] => [member.browser, `/api/${path}`]
    ),
    ...['signups', 'messages', 'schedules'].map((name): [Outsider, string] => [
      admin.browser,
      `/api/admin/${name}`,
    ]),
    [target.outsider(), `/api/${encodeURIComponent(SCRIPT)}`],
    [member.browser, `/api/signup/${encodeURIComponent(SCRIPT)}`],
  ]
  const gains: Gains = []
  for (const [browser, path] of data) {
    const { headers } = await browser.get(path)
    const isRun = /html|xml|svg|script/.test(headers['content-type'] ?? 'text/html')
    const isGuessed = headers['x-content-type-options'] !== 'nosniff'
    gains.push(...gainIf(isRun || isGuessed, `${path} comes as ${headers['content-type']}`))
  }
  for (const path of ['/', '/sms-status', '/settings', '/admin', `/x?q=${SCRIPT}`, `/${SCRIPT}`]) {
    const { headers, text } = await admin.browser.get(encodeURI(path))
    gains.push(...gainIf(text.includes('alert(1)'), `${path} shows it as a page`))
    gains.push(...policyGains(path, String(headers['content-security-policy'] ?? '')))
    const isFramed = !/frame-ancestors 'none'/.test(String(headers['content-security-policy']))
    gains.push(...gainIf(isFramed, `${path} may be framed`))
  }
  return gains
}

function policyGains(path: string, policy: string): Gains {
  const scriptsOf = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  return [
    ...gainIf(
      scriptsOf === '' || /unsafe-inline|unsafe-eval|\*( |$)/.test(scriptsOf),
      `${path} runs any script`
    ),
    ...gainIf(!/object-src 'none'|default-src 'none'/.test(policy), `${path} runs plug-ins`),
  ]
}

const LINES = [
  '\r\nSet-Cookie: planted=1',
  '%0d%0aSet-Cookie:%20planted=1',
  '\u560d\u560aSet-Cookie: planted=1',
]

async function headerLines(target: Target): Promise<Gains> {
  const member = await target.member()
  const answers: Answer[] = []
  for (const line of LINES) {
    await target.rows(
      'update girlfriends set name = ? where user_id = ? returning id',
      `M${line}`,
      member.id
    )
    answers.push(await member.browser.get('/api/contact-card'))
    const part = line.includes('%') ? line : encodeURIComponent(line)
    for (const path of [
      `/admin/${part}`,
      `/admin?next=${part}`,
      `/login?redirect=${part}`,
      `/${part}`,
    ]) {
      answers.push(await target.outsider().get(path))
    }
    const headers = { 'x-request-id': 'mine', 'if-none-match': '"x"', 'range': 'bytes=0-1' }
    answers.push(await member.browser.get('/api/signup', headers))
  }
  const card = answers[0]
  mustBe(card?.status === 200, `the contact card was answered ${card?.status}`)
  const planted = answers.filter(({ headers }) =>
    (headers['set-cookie'] ?? []).some((cookie) => cookie.startsWith('planted'))
  )
  const named = answers.filter(({ headers }) => headers['x-request-id'] === 'mine')
  const lines = /^Set-Cookie/m.test(card?.text ?? '')
  return [
    ...gainIf(planted.length > 0, 'a header of the attacker'),
    ...gainIf(named.length > 0, "a request under the attacker's id"),
    ...gainIf(lines, "a line of the attacker's in the contact card"),
  ]
}

const COOKIE = 'everly_session'

async function fixation(target: Target): Promise<Gains> {
  const victim = await target.member()
  const attacker = target.outsider()
  const phone = newPhone()
  await attacker.post('/api/send-verification', { phoneNumber: phone })
  const body = { phoneNumber: phone, verificationCode: await target.digitsTo(phone) }
  mustBe((await attacker.post('/api/verify-phone', body)).status === 200, 'no session to plant')
  const planted = attacker.cookies.get(COOKIE) ?? ''
  const gains: Gains = []
  for (const token of [planted, 'a-token-of-my-own', 'x'.repeat(43)]) {
    const browser = target.outsider()
    browser.cookies.set(COOKIE, token)
    const login = { email: victim.email, password: 'correct horse 7' }
    mustBe((await browser.post('/api/login', login)).status === 200, 'the victim could not log in')
    const thief = target.outsider()
    thief.cookies.set(COOKIE, token)
    const { status } = await thief.get('/api/signup')
    gains.push(...gainIf(status === 200, 'a planted session is the victim’s'))
  }
  const signing = await target.verified(newPhone())
  const early = signing.visitor.cookies.get(COOKIE) ?? ''
  const made = await signing.visitor.post('/api/signup', signUpOf(newPhone()))
  const thief = target.outsider()
  thief.cookies.set(COOKIE, early)
  const isMember = (await thief.get('/api/signup')).status === 200
  return [...gains, ...gainIf(made.status === 201 || isMember, 'the session before the sign-up')]
}

async function cookieFlags(target: Target): Promise<Gains> {
  const { email } = await target.member()
  const browser = target.outsider()
  const login = { email, password: 'correct horse 7' }
  mustBe((await browser.post('/api/login', login)).status === 200, 'no login')
  await browser.post('/api/request-password-reset', { email })
  await browser.post('/api/logout')
  mustBe(browser.setCookies.length >= 2, 'hardly a cookie was set')
  return browser.setCookies.flatMap((cookie) => {
    const [name = '', ...flags] = cookie.split(/; ?/)
    const has = (flag: string) => flags.some((one) => one.toLowerCase() === flag)
    const isOpen =
      flags.some((one) => /^domain=/i.test(one)) ||
      !flags.some((one) => /^path=\/(api)?$/i.test(one))
    const isSafe =
      has('httponly') && has('secure') && (has('samesite=lax') || has('samesite=strict'))
    return gainIf(!isSafe || isOpen, `${name.split('=')[0]}: ${flags.join('; ')}`)
  })
}

async function afterLogout(target: Target): Promise<Gains> {
  const { email, id, browser } = await target.member()
  const token = browser.cookies.get(COOKIE) ?? ''
  mustBe((await browser.get('/api/signup')).status === 200, 'no session')
  await browser.post('/api/logout')
  const thief = target.outsider()
  const isIn = async (stolen: string) => {
    thief.cookies.set(COOKIE, stolen)
    return (await thief.get('/api/signup')).status === 200
  }
  const gains = gainIf(await isIn(token), 'a session after its logout')
  const [one, other] = [await target.loggedIn(id), await target.loggedIn(id)]
  const changed = await one.call('PUT', '/api/password', {
    body: { currentPassword: 'correct horse 7', newPassword: 'another horse 8' },
  })
  mustBe(changed.status === 200, `the new password was answered ${changed.status}`)
  const stays = await isIn(other.cookies.get(COOKIE) ?? '')
  const stored = await target.count(
    'select count(*) as count from sessions where token_hash = ?',
    one.cookies.get(COOKIE) ?? ''
  )
  const old = await target.outsider().post('/api/login', { email, password: 'correct horse 7' })
  return [
    ...gains,
    ...gainIf(stays, 'a session after a new password'),
    ...gainIf(stored > 0, 'sessions as they are in the database'),
    ...gainIf(old.status === 200, 'the old password'),
  ]
}

export const INJECTION_ATTACKS: readonly Attack[] = [
  {
    name: "SQL in every parameter of the console's lists",
    wants: 'every row of every table',
    run: sqlInLists,
  },
  {
    name: 'SQL in the calls of members and visitors',
    wants: 'a login without a password',
    run: sqlElsewhere,
  },
  {
    name: 'stored scripts in names, schedules and texts',
    wants: "a script of one's own in the browser of staff",
    run: scripts,
  },
  {
    name: 'line ends in what reaches a header',
    wants: 'a cookie in the browser of somebody else',
    run: headerLines,
  },
  {
    name: 'session fixation',
    wants: 'that somebody logs in to a session that is known',
    run: fixation,
  },
  {
    name: 'cookies without their flags',
    wants: 'a session that scripts or plain http can read',
    run: cookieFlags,
  },
  {
    name: 'sessions after logout and a new password',
    wants: 'to stay logged in',
    run: afterLogout,
  },
]
