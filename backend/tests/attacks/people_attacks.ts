import { type Attack, gainIf, type Gains, mustBe } from '#tests/attacks/attack'
import type { Outsider } from '#tests/attacks/outsider'
import { type Member, type Target } from '#tests/attacks/target'

const SCHEDULE = {
  ...{ messageType: 'good_morning', time: '09:00', enabled: true },
  customMessage: 'the words of the victim',
}

async function schedulesOfOthers(target: Target): Promise<Gains> {
  const [attacker, victim] = [await target.member(), await target.member()]
  const made = await victim.browser.post('/api/schedule-message', SCHEDULE)
  mustBe(made.status === 201, `the schedule was answered ${made.status}`)
  const { id } = made.json
  const find = () => target.rows('select * from schedules where id = ?', id)
  const before = JSON.stringify(await find())
  const changed = { ...SCHEDULE, customMessage: 'mine', isEditing: true, editingId: id }
  const { browser } = attacker
  const answers = [
    await browser.call('PATCH', `/api/activities/${id}/toggle`, { body: { enabled: false } }),
    await browser.call('PATCH', `/api/activities/${id}%20/toggle`, { body: { enabled: false } }),
    await browser.post('/api/schedule-message', changed),
    await browser.post('/api/schedule-message', { ...changed, userId: victim.id }),
    await browser.post('/api/trigger-scheduled', { id, scheduleId: id, activityId: id }),
    await browser.call('DELETE', `/api/activities/${id}`),
  ]
  const lists = await browser.get(`/api/activities?includeScheduled=true&userId=${victim.id}`)
  return [
    ...gainIf(JSON.stringify(await find()) !== before, 'the schedule of somebody else is changed'),
    ...gainIf(
      [...answers, lists].some(({ text }) => text.includes(SCHEDULE.customMessage)),
      'the words of somebody else'
    ),
    ...gainIf((await target.textsTo(victim.phone)) > 0, 'a text to somebody else'),
  ]
}

async function memoriesOfOthers(target: Target): Promise<Gains> {
  const [attacker, victim] = [await target.member(), await target.member()]
  const [row] = await target.rows<{ id: number }>(
    `insert into memories (user_id, body, is_pinned, saved_at)
     values (?, 'You keep a porcupine.', false, ?) returning id`,
    victim.id,
    Date.now()
  )
  const id = row?.id ?? 0
  const own = await victim.browser.get('/api/memories')
  mustBe(own.text.includes('porcupine'), 'not even their own memory is shown')
  const { browser } = attacker
  const answers = [
    await browser.call('PATCH', `/api/memories/${id}`, { body: { isPinned: true } }),
    await browser.call('PATCH', `/api/memories/${id}`, { body: { text: 'mine', user_id: 1 } }),
    await browser.get(`/api/memories?userId=${victim.id}&user_id=${victim.id}`),
    await browser.get(`/api/memories/${id}`),
    await browser.call('DELETE', `/api/memories/${id}`),
  ]
  const [after] = await target.rows('select body, is_pinned from memories where id = ?', id)
  return [
    ...gainIf(after?.body !== 'You keep a porcupine.', 'a memory of somebody else is changed'),
    ...gainIf(Boolean(after?.is_pinned), 'a memory of somebody else is pinned'),
    ...gainIf(
      answers.some(({ text }) => text.includes('porcupine')),
      'a memory of somebody else is read'
    ),
  ]
}

/** What the victim wrote, once the server has taken it in. */
async function textOf(target: Target, victim: Member): Promise<number> {
  await target.text(victim.phone, 'my secret is a tambourine')
  const find = () =>
    target.rows<{ id: number }>(
      `select id from messages where user_id = ? and direction = 'inbound'`,
      victim.id
    )
  await target.becomes(async () => (await find()).length > 0)
  const [row] = await find()
  mustBe(row !== undefined, 'the text did not come in')
  return row?.id ?? 0
}

async function messagesOfOthers(target: Target): Promise<Gains> {
  const [attacker, victim] = [await target.member(), await target.member()]
  const id = await textOf(target, victim)
  const { browser } = attacker
  const reads = [
    `/api/my-conversation?before=${id + 1}`,
    `/api/my-conversation?userId=${victim.id}&user_id=${victim.id}&conversationId=${victim.id}`,
    `/api/my-conversation?limit=1000000&before=999999`,
    `/api/my-conversation?before[]=1&limit[]=2&limit=-1`,
    `/api/my-conversation?phone=${encodeURIComponent(victim.phone)}`,
    `/api/activities?userId=${victim.id}`,
  ]
  const answers = [
    ...(await Promise.all(reads.map((path) => browser.get(path)))),
    await browser.post('/api/reports', { messageId: id, reason: 'other', note: 'mine' }),
    await browser.post('/api/send-sms', { phoneNumber: victim.phone, message: 'spam for you' }),
  ]
  const reports = await target.count(
    'select count(*) as count from reports where message_id = ?',
    id
  )
  const spam = (await target.rows(`select 1 from messages where body like '%spam for you%'`)).length
  return [
    ...gainIf(
      answers.some(({ text }) => text.includes('tambourine')),
      'a text of somebody else is read'
    ),
    ...gainIf(reports > 0, 'a text of somebody else is reported'),
    ...gainIf(spam > 0, "a text of one's own words to somebody else"),
  ]
}

async function sessionsOfOthers(target: Target): Promise<Gains> {
  const [attacker, victim] = [await target.member(), await target.member()]
  const { browser } = attacker
  await browser.get(`/api/sessions?userId=${victim.id}`)
  await browser.call('DELETE', `/api/sessions?userId=${victim.id}`, { body: { userId: victim.id } })
  const { status } = await victim.browser.get('/api/signup')
  return gainIf(status !== 200, 'somebody else is logged out')
}

/** So many texts as all members' budget of a day pays. */
async function useUpBudget(target: Target, from: string): Promise<Gains> {
  const member = await target.member()
  const long = 'This text is as long as a text can be, and there are many of them. '.repeat(40)
  for (let text = 0; text < 40; text++) await target.text(from, `${text} ${long.slice(0, 1590)}`)
  await target.text(member.phone, 'Are you there?')
  const isAnswered = await target.becomes(async () => (await target.textsTo(member.phone)) > 0)
  return gainIf(!isAnswered, 'a member is not answered any more')
}

async function greetings(target: Target): Promise<Gains> {
  const { browser, phone, id } = await target.member()
  await target.rows('update allowance_entries set amount = 1 where user_id = ? returning id', id)
  const body = { phoneNumber: phone, message: 'Hi' }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => browser.post('/api/send-sms', body))
  )
  const taken = answers.filter(({ status }) => status === 200).length
  mustBe(taken > 0, 'not even one greeting was taken')
  const written = await target.count(
    `select count(*) as count from messages where user_id = ? and kind = 'greeting'`,
    id
  )
  return gainIf(written > 1 || taken > 1, `${written} greetings at once`)
}

const RACED = 20

/** All at the moment when one message is left. */
async function lastMessage(target: Target): Promise<Gains> {
  const { phone, id } = await target.member()
  await target.rows('update allowance_entries set amount = 1 where user_id = ? returning id', id)
  await Promise.all(
    Array.from({ length: RACED }, (_, index) => target.text(phone, `Question ${index}?`))
  )
  await target.becomes(async () => (await target.textsTo(phone)) > 0)
  await target.text(phone, 'And one more thing')
  await target.becomes(async () => (await target.textsTo(phone)) > 2, 4000)
  const left = await target.count(
    `select coalesce(sum(amount), 0) as count from allowance_entries where user_id = ?`,
    id
  )
  const replies = await target.count(
    `select count(*) as count from messages where user_id = ? and kind = 'reply'
     and state in ('sent', 'delivered', 'sending', 'queued')`,
    id
  )
  return [
    ...gainIf(left < 0, `${left} messages are left`),
    ...gainIf(replies > 1, `${replies} replies for one message`),
  ]
}

async function exportOfOthers(target: Target): Promise<Gains> {
  const [attacker, victim] = [await target.member(), await target.member()]
  const body = { currentPassword: 'correct horse 7', userId: victim.id, email: victim.email }
  const calls: Promise<{ text: string }>[] = [
    attacker.browser.post('/api/export', body),
    attacker.browser.post(`/api/export?userId=${victim.id}`, body),
    readAll(attacker.browser, victim.id),
  ]
  const answers = await Promise.all(calls)
  mustBe(answers[0]?.text.includes(attacker.phone) ?? false, 'not even their own export came')
  const isRead = answers.some(({ text }) => text.includes(victim.phone))
  return gainIf(isRead, 'the export of somebody else')
}

async function readAll(browser: Outsider, id: number): Promise<{ text: string }> {
  const paths = ['user', 'invoices', 'girlfriend', 'signup', 'sessions', 'contact-card']
  const answers = await Promise.all(
    paths.map((path) => browser.get(`/api/${path}?id=${id}&userId=${id}`))
  )
  return { text: answers.map(({ text }) => text).join('\n') }
}

export const PEOPLE_ATTACKS: readonly Attack[] = [
  {
    name: 'schedules of others',
    wants: 'to read, change, send or delete them by their id',
    run: schedulesOfOthers,
  },
  {
    name: 'memories of others',
    wants: 'what she knows of somebody else',
    run: memoriesOfOthers,
  },
  {
    name: 'messages of others',
    wants: 'what somebody else wrote, or a text to them',
    run: messagesOfOthers,
  },
  {
    name: 'export, bills and companion of others',
    wants: 'everything about somebody else',
    run: exportOfOthers,
  },
  {
    name: 'sessions of others',
    wants: 'to log somebody out',
    run: sessionsOfOthers,
  },
  {
    name: "a stranger's 40 long texts hold back members' replies",
    wants: 'that the budget of a day is used up',
    run: (target) => useUpBudget(target, '+12125557700'),
  },
  {
    name: "a member's 40 long texts hold back other members' replies",
    wants: 'that the budget of a day is used up from one account',
    run: async (target) => useUpBudget(target, (await target.member()).phone),
  },
  {
    name: 'races: 20 parallel greetings',
    wants: 'texts that cost us twenty times',
    run: greetings,
  },
  {
    name: 'races: 20 parallel texts with one message left',
    wants: 'replies that were not paid',
    run: lastMessage,
  },
]
