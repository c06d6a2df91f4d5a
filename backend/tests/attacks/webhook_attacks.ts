import { createHmac } from 'node:crypto'
import { type Attack, gainIf, type Gains, mustBe } from '#tests/attacks/attack'
import { BASE } from '#tests/attacks/settings'
import { newSid, type Target } from '#tests/attacks/target'

const INBOUND = '/api/twilio/inbound'
const STATUS = '/api/twilio/status'
const STRIPE = '/api/stripe/webhook'

/** What of these texts the server keeps anywhere. */
async function keptOf(target: Target, sid: string): Promise<number> {
  const [inbox, messages] = [
    await target.count('select count(*) as count from inbox where message_sid = ?', sid),
    await target.count('select count(*) as count from messages where message_sid = ?', sid),
  ]
  return inbox + messages
}

async function forgedTexts(target: Target): Promise<Gains> {
  const { phone } = await target.member()
  const body = 'STOP'
  const sid = newSid()
  const fields = target.twilio.inboundFields({ from: phone, body, sid })
  const hmac = (key: string, url: string) =>
    createHmac('sha1', key)
      .update(
        Object.keys(fields)
          .sort()
          .reduce((text, name) => text + name + fields[name], url)
      )
      .digest('base64')
  const signatures = [
    '',
    'x',
    hmac('', BASE + INBOUND),
    hmac('another token', BASE + INBOUND),
    target.twilio.sign(`https://evil.example${INBOUND}`, fields),
    target.twilio.sign(BASE + STATUS, fields),
    target.twilio.sign(BASE + INBOUND, { ...fields, Body: 'hello' }),
  ]
  const gains: Gains = []
  for (const signature of signatures) {
    const status = await target.webhook({ from: phone, body, sid }, signature)
    gains.push(...gainIf(status < 400, `the signature "${signature}" was taken`))
  }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const raw = new URLSearchParams(fields).toString()
  const unsigned = await target.outsider().call('POST', INBOUND, { raw, headers })
  const optedOut = await target.count(
    `select count(*) as count from recipients r join users u on u.phone_key = r.phone_key
     where u.phone = ? and opted_out_at is not null`,
    phone
  )
  return [
    ...gains,
    ...gainIf(unsigned.status < 400, 'a text without a signature was taken'),
    ...gainIf((await keptOf(target, sid)) > 0, 'a forged text is kept'),
    ...gainIf(optedOut > 0, 'somebody was opted out'),
  ]
}

async function replayedTexts(target: Target): Promise<Gains> {
  const { phone } = await target.member()
  const sid = newSid()
  const text = { from: phone, body: 'What did we talk about yesterday?', sid }
  const first = await target.webhook(text)
  mustBe(first === 200, `the text itself was answered ${first}`)
  await target.becomes(async () => (await target.textsTo(phone)) > 0)
  await Promise.all(Array.from({ length: 20 }, () => target.webhook(text)))
  const replies = () => target.textsTo(phone).then((count) => count > 1)
  return [
    ...gainIf((await keptOf(target, sid)) !== 1, 'one text is kept several times'),
    ...gainIf(await target.becomes(replies, 3000), 'one text is answered several times'),
  ]
}

async function forgedStatus(target: Target): Promise<Gains> {
  const { phone } = await target.member()
  await target.text(phone, 'hello there')
  const [sent] = await until(target, () =>
    target.rows<{ id: number; message_sid: string; state: string }>(
      `select id, message_sid, state from messages m where kind = 'reply' and message_sid is not null
       and user_id = (select id from users where phone = ?)`,
      phone
    )
  )
  mustBe(sent !== undefined, 'there is no reply whose state could be forged')
  const fields = {
    MessageSid: sent?.message_sid ?? '',
    MessageStatus: 'failed',
    ErrorCode: '30006',
  }
  const path = `${STATUS}?id=${sent?.id}`
  for (const signature of ['', 'x', target.twilio.sign(BASE + INBOUND, fields)]) {
    await target.outsider().call('POST', path, {
      raw: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': signature,
      },
    })
  }
  const failed = await target.count(
    `select count(*) as count from messages where id = ? and state in ('failed', 'undelivered')`,
    sent?.id ?? 0
  )
  return gainIf(failed > 0, 'a text of hers counts as failed')
}

async function until<Row>(target: Target, find: () => Promise<Row[]>): Promise<Row[]> {
  await target.becomes(async () => (await find()).length > 0)
  return find()
}

async function forgedEvents(target: Target): Promise<Gains> {
  const event = (id: string) => ({
    id,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: {
      object: { id: 'pi_forged', object: 'payment_intent', metadata: { plan_id: 'refill' } },
    },
  })
  const now = Math.floor(Date.now() / 1000)
  const body = JSON.stringify(event('evt_forged'))
  const hmac = (key: string, at: number) =>
    createHmac('sha256', key).update(`${at}.${body}`).digest('hex')
  const old = now - 3600
  const signatures = [
    '',
    `t=${now}`,
    `t=${now},v1=`,
    `t=${now},v1=${hmac('', now)}`,
    `t=${now},v1=${hmac('whsec_another', now)}`,
    `t=${now},v0=${hmac(target.stripe.webhookSecret, now)}`,
    `t=${old},v1=${hmac(target.stripe.webhookSecret, old)}`,
    `t=${now},v1=${hmac(target.stripe.webhookSecret, old)}`,
  ]
  for (const signature of signatures) {
    const headers = { 'stripe-signature': signature }
    await target.outsider().call('POST', STRIPE, { raw: body, headers })
  }
  if (target.isReal) {
    const honest = target.stripe.signed(event('evt_honest'))
    const headers = { 'stripe-signature': honest.signature }
    const sent = { raw: honest.body, headers }
    const { status } = await target.outsider().call('POST', STRIPE, sent)
    mustBe(status === 200, `an honest event was answered ${status}`)
  }
  const kept = await target.count(
    `select count(*) as count from payment_events where event_id = 'evt_forged'`
  )
  return gainIf(kept > 0, 'a forged event is kept')
}

export const WEBHOOK_ATTACKS: readonly Attack[] = [
  {
    name: 'unsigned and wrongly signed texts',
    wants: 'to text as somebody else, or to opt them out',
    run: forgedTexts,
    only: 'real packages',
  },
  {
    name: 'unsigned texts to the webhook of the stand-in',
    wants: 'to text as somebody else',
    run: forgedTexts,
    only: 'stand-ins',
  },
  {
    name: 'replayed texts',
    wants: "to use up somebody's messages and our money",
    run: replayedTexts,
    only: 'real packages',
  },
  {
    name: 'forged delivery reports',
    wants: 'that somebody counts as unreachable',
    run: forgedStatus,
  },
  {
    name: 'unsigned, wrongly signed and old payment events',
    wants: 'a plan nobody paid',
    run: forgedEvents,
  },
]
