import { type Attack, gainIf, type Gains, mustBe } from '#tests/attacks/attack'
import type { Answer } from '#tests/attacks/outsider'
import { type Member, newPhone, PASSWORD, signUpOf, type Target } from '#tests/attacks/target'

const PROFILE = { firstName: 'Sam', lastName: 'Doe', countryCode: '+1', smsConsent: true }

interface AccountRow {
  email: string
  phone: string
  password: string
}

async function accountOf(target: Target, { id }: Member): Promise<AccountRow | undefined> {
  const [row] = await target.rows<AccountRow>(
    'select email, phone, password from users where id = ?',
    id
  )
  return row
}

/** What became of an account that nobody but its owner may change. */
async function changesOf(target: Target, member: Member, before?: AccountRow): Promise<Gains> {
  const after = await accountOf(target, member)
  if (!after) return ['the account is gone']
  return (['email', 'phone', 'password'] as const).flatMap((field) =>
    gainIf(after[field] !== before?.[field], `another ${field}`)
  )
}

/** Everything that would take an account away from its owner. */
async function takeAway(target: Target, member: Member, proof: object): Promise<Answer[]> {
  const { browser, phone, email } = member
  const other = newPhone()
  const profile = { ...PROFILE, newEmail: email, phone, ...proof }
  const answers = [
    await browser.call('PUT', '/api/signup', { body: { ...profile, newEmail: `x${email}` } }),
    await browser.call('PUT', '/api/signup', { body: { ...profile, phone: other } }),
    await browser.post('/api/request-phone-change', { countryCode: '+1', phone: other, ...proof }),
    await browser.post('/api/verify-phone-change', {
      verificationCode: (await target.digitsTo(other)) || '123456',
    }),
    await browser.call('PUT', '/api/password', {
      body: { currentPassword: '', newPassword: 'mine from now on 8', ...proof },
    }),
    await browser.post('/api/export', proof),
    await browser.call('DELETE', '/api/delete-account', { body: proof }),
  ]
  return answers
}

async function stolenSession(target: Target): Promise<Gains> {
  const member = await target.member()
  const before = await accountOf(target, member)
  const wrong = { currentPassword: 'not the password', code: undefined }
  const answers = [
    ...(await takeAway(target, member, {})),
    ...(await takeAway(target, member, wrong)),
    ...(await takeAway(target, member, { code: '123456' })),
  ]
  const isExported = answers.some(({ status, json }) => status === 200 && json?.account)
  return [
    ...(await changesOf(target, member, before)),
    ...gainIf(isExported, 'an export of everything'),
    ...gainIf((answers[5]?.status ?? 0) === 200, 'the export answered'),
  ]
}

async function unconfirmedStaff(target: Target): Promise<Gains> {
  const staff = await target.staff('admin', false)
  const before = await accountOf(target, staff)
  const paths = [
    ...['signup', 'my-conversation', 'memories', 'activities', 'user', 'sessions', 'girlfriend'],
    ...[`signup/${staff.email}`, 'admin/signups', 'admin/messages', 'all-signups', 'admin/figures'],
  ]
  const gains: Gains = []
  for (const path of paths) {
    const { status } = await staff.browser.get(`/api/${path}`)
    gains.push(...gainIf(status === 200, `read /api/${path}`))
  }
  const answers = await takeAway(target, staff, { currentPassword: PASSWORD })
  const isDone = answers.some(({ status }) => status < 300)
  return [
    ...gains,
    ...gainIf(isDone, 'a change answered as done'),
    ...(await changesOf(target, staff, before)),
  ]
}

async function lockOut(target: Target): Promise<Gains> {
  const member = await target.member()
  const own = target.outsider()
  const login = { email: member.email, password: PASSWORD }
  mustBe((await own.post('/api/login', login)).status === 200, 'the owner could not log in')
  await own.post('/api/logout')
  for (let guess = 0; guess < 12; guess++) {
    const wrong = { email: member.email, password: `wrong guess ${guess}` }
    await target.outsider().post('/api/login', wrong)
  }
  const { status } = await own.post('/api/login', login)
  return gainIf(status !== 200, `the owner's own browser is answered ${status}`)
}

async function guessPassword(target: Target): Promise<Gains> {
  const member = await target.member()
  const guesses = Array.from({ length: 30 }, (_, index) => `wrong guess ${index}`)
  for (const password of guesses) {
    await target.outsider().post('/api/login', { email: member.email, password })
  }
  const login = { email: member.email, password: PASSWORD }
  const { status } = await target.outsider().post('/api/login', login)
  return gainIf(status === 200, 'the 31st guess at a password was heard')
}

/** From as many browsers as who knew the last one could log in from. */
async function guessNewPassword(target: Target): Promise<Gains> {
  const { browser, email } = await target.member()
  const thieves = [target.outsider(), target.outsider(), target.outsider()]
  for (const thief of thieves) {
    const { status } = await thief.post('/api/login', { email, password: PASSWORD })
    mustBe(status === 200, `the old password was answered ${status}`)
  }
  const body = { currentPassword: PASSWORD, newPassword: 'mine from now on 8' }
  const { status } = await browser.call('PUT', '/api/password', { body })
  mustBe(status === 200, `the new password was answered ${status}`)
  let heard = 0
  for (const thief of thieves) {
    for (let guess = 0; guess < 12; guess++) {
      const answer = await thief.post('/api/login', { email, password: `wrong guess ${guess}` })
      if (answer.status !== 429) heard++
    }
  }
  return gainIf(heard > 10, `${heard} guesses were heard`)
}

async function useUpResets(target: Target): Promise<Gains> {
  const member = await target.member()
  const own = target.outsider()
  await own.post('/api/login', { email: member.email, password: PASSWORD })
  const ask = { email: member.email }
  for (let request = 0; request < 14; request++) {
    await target.outsider().post('/api/request-password-reset', ask)
  }
  const strangers = await target.becomes(async () => (await target.codesTo(member.phone)) > 0)
  mustBe(strangers, 'no stranger got a code sent')
  const before = await target.codesTo(member.phone)
  await own.post('/api/request-password-reset', ask)
  const gotOne = () => target.codesTo(member.phone).then((count) => count > before)
  return gainIf(!(await target.becomes(gotOne, 5000)), 'the owner gets no code any more')
}

/** What an answer shows, without what is new in every answer. */
function shown({ status, headers, text }: Answer, email: string): string {
  const names = Object.keys(headers).filter((name) => name !== 'date')
  return JSON.stringify([status, names.sort(), text.replaceAll(email, '')])
}

async function enumerate(target: Target): Promise<Gains> {
  const { email } = await target.member()
  const unknown = 'nobody-at-all@example.com'
  const gains: Gains = []
  for (const [path, more] of [
    ['/api/login', { password: 'wrong guess 1' }],
    ['/api/request-password-reset', {}],
    ['/api/reset-password', { verificationCode: '123456', password: 'another one 8' }],
  ] as const) {
    const [one, other] = [
      await target.outsider().post(path, { email, ...more }),
      await target.outsider().post(path, { email: unknown, ...more }),
    ]
    const isTold = shown(one, email) !== shown(other, unknown)
    gains.push(...gainIf(isTold, `${path} tells who has an account`))
  }
  return gains
}

/** With a number that somebody has just said is a minor's: no account it opens would ever end the run. */
async function enumerateBySignUp(target: Target): Promise<Gains> {
  const { email } = await target.member()
  const phone = newPhone()
  const minor = signUpOf(phone, { dateOfBirth: yearsAgo(15) })
  await target.outsider().post('/api/signup', minor)
  const { visitor, isVerified } = await target.verified(phone)
  mustBe(isVerified, 'the phone could not be verified')
  const statuses: number[] = []
  for (let ask = 0; ask < 30; ask++) {
    const asked = ask % 2 === 0 ? email : `nobody${ask}@example.com`
    const { status } = await visitor.post('/api/signup', signUpOf(phone, { email: asked }))
    statuses.push(status)
  }
  mustBe(statuses[0] === 409 && statuses[1] === 403, `it was answered ${statuses.join(' ')}`)
  const told = statuses.filter((status) => status !== 429).length
  return gainIf(told > 10, `told of ${told} addresses whether they have an account`)
}

async function signupOfOthers(target: Target): Promise<Gains> {
  const [attacker, victim] = [await target.member(), await target.member()]
  const own = await attacker.browser.get(`/api/signup/${attacker.email}`)
  mustBe(own.json?.signup?.email === attacker.email, 'not even their own is found')
  const known = await attacker.browser.get(`/api/signup/${victim.email}`)
  const unknown = await attacker.browser.get('/api/signup/nobody-at-all@example.com')
  const tricks = [victim.email.toUpperCase(), ` ${victim.email}`, `${victim.email}%00`]
  const tricked = await Promise.all(
    tricks.map((trick) =>
      attacker.browser.get(`/api/signup/${encodeURI(trick).replace('%25', '%')}`)
    )
  )
  const isRead = [known, ...tricked].some(({ text }) => text.includes(victim.phone))
  return [
    ...gainIf(isRead, 'the phone of somebody else'),
    ...gainIf(shown(known, '') !== shown(unknown, ''), 'tells who has an account'),
  ]
}

async function minorAgain(target: Target): Promise<Gains> {
  const phone = newPhone()
  const first = await target.verified(phone)
  mustBe(first.isVerified, 'the phone could not be verified')
  const said = await first.visitor.post(
    '/api/signup',
    signUpOf(phone, { dateOfBirth: yearsAgo(15) })
  )
  mustBe(said.status === 403, `a minor was answered ${said.status}`)
  const second = await target.verified(phone)
  mustBe(second.isVerified, 'the phone could not be verified again')
  await second.visitor.post('/api/signup', signUpOf(phone))
  await first.visitor.post('/api/signup', signUpOf(newPhone()))
  const accounts = await target.count('select count(*) as count from users where phone = ?', phone)
  return gainIf(accounts > 0, 'an account for who said they are 15')
}

function yearsAgo(years: number): string {
  return `${new Date().getUTCFullYear() - years}-01-02`
}

async function massAssignment(target: Target): Promise<Gains> {
  const wished = {
    role: 'admin',
    bonusMessages: 9999,
    isEntitled: true,
    subscriptionType: 'standard',
    subscription_type: 'standard',
    dailyMessageLimit: 9999,
    isOnboarded: true,
    id: 1,
    user: { role: 'admin' },
  }
  const member = await target.member()
  const { email, phone, browser } = member
  const profile = { ...PROFILE, newEmail: email, phone, ...wished }
  const saved = await browser.call('PUT', '/api/signup', { body: profile })
  mustBe(saved.status === 200, `the profile was answered ${saved.status}`)
  await browser.call('PUT', '/api/preferences', { body: { isPaused: false, ...wished } })
  const fresh = newPhone()
  const { visitor } = await target.verified(fresh)
  const made = await visitor.post('/api/signup', signUpOf(fresh, wished))
  mustBe(made.status === 201, `the sign-up was answered ${made.status}`)
  return target
    .rows(
      `select role, subscription_type as type, daily_message_limit as "limit",
         (select coalesce(sum(amount), 0) from allowance_entries where user_id = users.id) as bonus
       from users where phone in (?, ?)`,
      phone,
      fresh
    )
    .then((rows) =>
      rows.flatMap(({ role, type, limit, bonus }) =>
        gainIf(
          role !== 'user' || type !== 'free' || limit > 0 || Number(bonus) > 100,
          JSON.stringify({ role, type, limit, bonus })
        )
      )
    )
}

async function parallelSignUps(target: Target): Promise<Gains> {
  const phone = newPhone()
  const { visitor } = await target.verified(phone)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      visitor.post('/api/signup', signUpOf(phone, { email: `race${index}.${phone}@example.com` }))
    )
  )
  const opened = answers.filter(({ status }) => status === 201).length
  mustBe(opened > 0, 'nobody could sign up')
  const accounts = await target.count(
    `select count(*) as count from users where email like ?`,
    `race%.${phone}@example.com`
  )
  const broken = answers.filter(({ status }) => status >= 500).length
  return [
    ...gainIf(accounts > 1 || opened > 1, `${accounts} accounts`),
    ...gainIf(broken > 0, `${broken} requests broke the server`),
  ]
}

export const ACCOUNT_ATTACKS: readonly Attack[] = [
  {
    name: 'a stolen session takes the account away without the password',
    wants: 'phone, e-mail, password, export or deletion with a cookie alone',
    run: stolenSession,
  },
  {
    name: 'staff without the second factor read, change and delete',
    wants: 'what a password alone should not open',
    run: unconfirmedStaff,
  },
  {
    name: '12 wrong logins lock the owner out of a known browser',
    wants: 'that somebody cannot get into their own account',
    run: lockOut,
  },
  {
    name: '30 guesses at a password from as many networks',
    wants: 'to guess on for ever',
    run: guessPassword,
  },
  {
    name: 'guesses at a new password from browsers of the old one',
    wants: 'more guesses than a stranger has',
    run: guessNewPassword,
  },
  {
    name: "reset requests use up the owner's",
    wants: 'that the owner gets no code for a new password',
    run: useUpResets,
  },
  {
    name: 'who has an account, by status, text or headers',
    wants: 'a list of members',
    run: enumerate,
  },
  {
    name: 'who has an account, by signing up over and over',
    wants: 'a list of members, with one verified phone',
    run: enumerateBySignUp,
  },
  {
    name: 'the sign-up of somebody else by e-mail',
    wants: 'phone and name of another, or whether they are a member',
    run: signupOfOthers,
  },
  {
    name: 'a minor signs up again without the cookie',
    wants: 'an account with another date of birth',
    run: minorAgain,
  },
  {
    name: 'mass assignment of role, messages and plan',
    wants: 'rights and messages for the asking',
    run: massAssignment,
  },
  {
    name: 'races: 20 parallel sign-ups with one verified phone',
    wants: 'twenty times the free messages',
    run: parallelSignUps,
  },
]
