import { inject } from '@adonisjs/core'
import { randomUUID } from 'node:crypto'
import { companionNumber } from '#config/providers'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { LOOPBACK } from '#app/core/answers/loopback'
import { PublicUrl } from '#app/core/answers/public_url'
import type { WebhookSelfTest } from '#app/operations/readiness/contract'
import { type FormFields, signedForm } from '#app/texting/sms/twilio_signature'
import { WebhookSecret } from '#app/texting/sms/webhook_secret'

const PATH = '/api/twilio/inbound'
const TIMEOUT_MS = 5000
const EMPTY_TWIML = /^<\?xml[^>]*\?>\s*<Response\s*(?:\/>|><\/Response>)\s*$/

interface Call {
  /** Where it goes; the signature is for the public address. */
  url: string
  form: ReturnType<typeof signedForm>
}

interface Answer {
  status: number
  body: string
}

type Step = WebhookSelfTest['steps'][number]

/**
 * Our own webhook called as the provider calls it: signed, with empty fields, which a body parser that drops
 * them would break. It comes from our own number, which is never taken in, so it leaves nothing behind.
 */
@inject()
export class TestWebhook {
  readonly ownNumber: string = companionNumber

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly publicUrl: PublicUrl,
    private readonly secret: WebhookSecret
  ) {}

  async execute(actor: Actor): Promise<WebhookSelfTest> {
    const { database, publicUrl, clock } = this
    const steps = await this.#steps()
    const success = steps.every(({ isOk }) => isOk)
    await recordAudit(database.read, {
      actor,
      action: 'webhooks.test',
      subject: 'webhooks',
      detail: { success },
      at: clock.now(),
    })
    return { success, url: publicUrl.to(PATH), steps }
  }

  async #steps(): Promise<Step[]> {
    if (this.ownNumber === '') {
      const detail = 'Set TWILIO_PHONE_NUMBER first: the test text pretends to come from it.'
      return [{ name: 'Our own number', isOk: false, detail }]
    }
    const fields = this.#fields()
    const { publicUrl } = this
    const url = addressed(publicUrl)
    const signed = publicUrl.to(PATH)
    const form = signedForm(this.secret.value, signed, fields)
    const forged = signedForm(randomUUID(), signed, fields)
    return [
      await attempt('A signed call with empty fields', { url, form }, judgeSigned),
      await attempt('A call with a wrong signature', { url, form: forged }, judgeForged),
    ]
  }

  /** As Twilio sends them for a phone it knows no city of. */
  #fields(): FormFields {
    return {
      MessageSid: `SM${randomUUID().replaceAll('-', '')}`,
      From: this.ownNumber,
      To: this.ownNumber,
      Body: '',
      NumMedia: '0',
      FromCity: '',
      FromState: '',
      FromZip: '',
      FromCountry: '',
    }
  }
}

/** A public address of this very machine names no port for sure: what is really bound does. */
function addressed(publicUrl: PublicUrl): string {
  const { hostname } = new URL(publicUrl.base)
  return LOOPBACK.includes(hostname) ? publicUrl.bound + PATH : publicUrl.to(PATH)
}

async function attempt(
  name: string,
  call: Call,
  judge: (answer: Answer) => Omit<Step, 'name'>
): Promise<Step> {
  try {
    return { name, ...judge(await make(call)) }
  } catch (error) {
    return { name, isOk: false, detail: reasonOf(error) }
  }
}

/** Nowhere else: what answers with another address is not us. */
async function make({ url, form }: Call): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    ...form,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return { status: response.status, body: await response.text() }
}

function judgeSigned({ status, body }: Answer): Omit<Step, 'name'> {
  if (status === 403) {
    const detail =
      'Refused: the address that was called is not PUBLIC_URL as this server knows it. ' +
      'A proxy may change the path or the query.'
    return { isOk: false, detail }
  }
  if (status !== 200) return { isOk: false, detail: `Answered ${status} instead of 200.` }
  if (!EMPTY_TWIML.test(body)) {
    return { isOk: false, detail: 'Answered 200, but not with an empty TwiML: is this our server?' }
  }
  return { isOk: true, detail: 'Accepted with an empty answer, and nothing was taken in.' }
}

function judgeForged({ status }: Answer): Omit<Step, 'name'> {
  if (status === 403) return { isOk: true, detail: 'Refused, as it must be.' }
  return {
    isOk: false,
    detail: `Answered ${status} instead of 403: anybody could send texts here.`,
  }
}

function reasonOf(error: unknown): string {
  if ((error as Error).name === 'TimeoutError') return 'No answer within 5 seconds.'
  const { cause } = error as { cause?: { code?: string } }
  return `Not reached${cause?.code ? ` (${cause.code})` : ''}. Is PUBLIC_URL this server’s address?`
}
