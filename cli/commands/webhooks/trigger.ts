import { Option } from 'commander'
import type { ApplicationService } from '@adonisjs/core/types'
import { goAhead } from '../../go_ahead.js'
import { areTextsReal } from '../../live_keys.js'
import type { Run, Verb } from '../../verb.js'
import { paymentCall, receivedCall, statusCall, type TriggerOptions } from './calls.js'
import { type Call, post, targetOf } from './post_webhook.js'

const EVENTS = [
  ...['message.received', 'message.status'],
  ...['payment_intent.succeeded', 'payment_intent.processing'],
  ...['payment_intent.payment_failed', 'payment_intent.canceled'],
  ...['invoice.paid', 'invoice.payment_failed', 'invoice.payment_action_required'],
  ...['customer.subscription.created', 'customer.subscription.updated'],
  'customer.subscription.deleted',
]
const STATUSES = ['queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed']

type Options = TriggerOptions & { url?: string }

/** `webhooks trigger` */
export const webhooksTrigger: Verb<Options> = {
  name: 'trigger',
  summary: 'posts a signed webhook to the running server, as a provider would',
  args: [
    [
      '<event>',
      'message.received, message.status, or a payment event such as invoice.paid',
      { suggested: EVENTS },
    ],
  ],
  options: [
    new Option('--from <phone>', 'message.received: who texts'),
    new Option('--body <text>', 'message.received: the words'),
    new Option('--id <id>', 'message.status: of a text of ours'),
    new Option('--status <word>', 'message.status: what became of it')
      .choices(STATUSES)
      .default('delivered'),
    new Option('--error-code <number>', 'message.status: the provider’s code, such as 30003'),
    new Option('--object <id>', 'payment events: what it is about, such as in_test_1'),
    new Option('--url <address>', 'of the server, on this machine or PUBLIC_URL'),
  ],
  does: 'sends',
  examples: [
    'webhooks trigger message.received --from +12025550143 --body "Good morning"',
    'webhooks trigger message.status --id 17 --status undelivered --error-code 30003',
    'webhooks trigger invoice.paid --object in_test_1 --dry-run',
  ],
  async run(run) {
    const [event = ''] = run.args
    await run.withApp(async (app) => {
      const call = await callOf(run, app, event)
      const target = await targetOf(run.options.url)
      const told = { event, url: target.base + call.path.replace(/\?.*/, '') }
      if (run.options.dryRun) run.output.record(told)
      if (!(await mayPost(run, app, event))) return
      const status = await post(target, call)
      run.output.say(`${event} → ${told.url}: ${status}`, { ...told, status })
    })
  },
}

function callOf({ options }: Run<Options>, app: ApplicationService, event: string): Promise<Call> {
  if (event === 'message.received') return receivedCall(app, options)
  if (event === 'message.status') return statusCall(app, options)
  return paymentCall(app, event, options)
}

/** On the stand-ins nothing leaves this machine, so nobody is asked. */
async function mayPost(run: Run, app: ApplicationService, event: string): Promise<boolean> {
  const isLive = await areTextsReal(app)
  if (!isLive && !run.options.dryRun) return true
  return goAhead(run, { question: `Post ${event}? She may answer by text.`, isLive })
}
