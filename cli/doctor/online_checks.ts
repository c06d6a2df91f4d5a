import type { ApplicationService } from '@adonisjs/core/types'
import { MINUTE } from '#app/core/clock/durations'
import { type Check, green, guarded, red, yellow } from './check.js'

const TIMEOUT_MS = 10_000
const CLOCK_OFF_MS = 30_000
const OPENAI = 'https://api.openai.com/v1'

/** Asks each real provider something harmless, and ourselves from outside. */
export async function checkOnline(app: ApplicationService): Promise<Check[]> {
  return [
    ...(await guarded('Texts, online', 'Check the TWILIO_ keys and the network.', () =>
      askSms(app)
    )),
    ...(await guarded('Replies, online', 'Check OPENAI_API_KEY and the network.', askModel)),
    ...(await guarded('Words, online', 'Check the OPENAI_ settings.', () => askForWords(app))),
    ...(await guarded('Payments, online', 'Check the STRIPE_ keys and the network.', () =>
      askPayments(app)
    )),
    ...(await guarded('Server, online', 'Start the server, or look at the proxy.', askOurselves)),
  ]
}

async function askSms(app: ApplicationService): Promise<Check> {
  const { SmsGateway } = await import('#app/texting/sms/sms_gateway')
  const gateway = await app.container.make(SmsGateway)
  if (gateway.isSimulated) return green('Texts, online', 'a stand-in: nobody to ask')
  await gateway.listReceived(Date.now() - MINUTE)
  return green('Texts, online', 'the provider answers, and takes our keys')
}

async function askModel(): Promise<Check[]> {
  const { default: providers } = await import('#config/providers')
  const { driver, apiKey, baseUrl } = providers.ai
  if (driver !== 'openai') return [green('Replies, online', 'a stand-in: nobody to ask')]
  const response = await fetch(`${(baseUrl || OPENAI).replace(/\/+$/, '')}/models`, {
    headers: { authorization: `Bearer ${apiKey}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  const answered = response.ok
    ? green('Replies, online', 'the provider answers, and takes our key')
    : red('Replies, online', `it answered ${response.status}`, 'Check OPENAI_API_KEY.')
  return [answered, ...clockCheck(response)]
}

/** Also of the other model, where there is one: it is needed when nobody has time to try it. */
async function askForWords(app: ApplicationService): Promise<Check[]> {
  const { LanguageModel } = await import('#app/companion/voice/language_model')
  const { tryModel } = await import('#app/companion/voice/try_model')
  const { checkWords } = await import('./model_checks.js')
  const model = await app.container.make(LanguageModel)
  if (model.isSimulated) return []
  const first = checkWords('Words, online', await tryModel(model, false))
  if (!model.hasFallback) return [first]
  return [first, checkWords('Words of the other model, online', await tryModel(model, true))]
}

async function askPayments(app: ApplicationService): Promise<Check> {
  const { PaymentGateway } = await import('#app/billing/payments/payment_gateway')
  const gateway = await app.container.make(PaymentGateway)
  if (gateway.provider === 'test') return green('Payments, online', 'a stand-in: nobody to ask')
  await gateway.listEvents(Date.now() - MINUTE)
  return green('Payments, online', 'the provider answers, and takes our keys')
}

async function askOurselves(): Promise<Check[]> {
  const { ownAddress } = await import('../own_address.js')
  const base = await ownAddress()
  // A proxy keeps the probes of /health to itself.
  const response = await fetch(`${base}/api/site`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  await response.body?.cancel()
  const name = 'Server, online'
  return [
    response.ok
      ? green(name, `answers at ${base}`)
      : red(name, `${base} answered ${response.status}`, 'Look at the log of the server.'),
    ...clockCheck(response),
  ]
}

/** Codes and signatures live by the time. */
function clockCheck(response: Response): Check[] {
  const theirs = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(theirs)) return []
  const { hostname } = new URL(response.url)
  const offMs = Math.abs(theirs - Date.now())
  return offMs > CLOCK_OFF_MS
    ? [yellow('Clock', `${Math.round(offMs / 1000)} s off that of ${hostname}`, 'Run NTP.')]
    : [green('Clock', `agrees with that of ${hostname}`)]
}
