import { test } from '@japa/runner'
import type { InspectableConstructor } from '@adonisjs/core/types/container'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { LanguageModel } from '#app/companion/voice/language_model'
import { PictureReader } from '#app/conversations/pictures/picture_reader'
import { TalkReader } from '#app/conversations/remembering/talk_reader'
import { TellOfChange } from '#app/people/profile/tell_of_change'
import { Moderation } from '#app/safety/moderation/moderation'
import { Gate } from '#app/texting/gate/gate'
import { SendMessage } from '#app/texting/sending/send_message'
import { SmsGateway } from '#app/texting/sms/sms_gateway'
import limits from '#config/limits'
import { ACTIONS } from '#start/jobs'
import { SCHEDULE } from '#start/scheduler'

const RECURRING = SCHEDULE.map(({ command: { kind, action } }) => [kind, action] as const)
const KINDS = new Map<string, unknown>([...Object.entries(ACTIONS), ...RECURRING])
/** What is bound by an abstract class is named here: what it is made of cannot be seen. */
const PROVIDERS = new Set<unknown>([
  ...[LanguageModel, Moderation, PaymentGateway, PictureReader, SmsGateway, TalkReader],
  // Its text is handed over within the job, through what is quick for all others.
  TellOfChange,
])

/** They call none for a job: one asks what its gateway is, the other writes texts down for the send loop. */
const QUICK = new Set<unknown>([Gate, SendMessage])

/** Whether anything it is made of may call a provider. */
function waitsForProvider(one: unknown): boolean {
  if (PROVIDERS.has(one)) return true
  if (QUICK.has(one)) return false
  const injected = (one as InspectableConstructor).containerInjections?._constructor
  return (injected?.dependencies ?? []).some(waitsForProvider)
}

test.group('Kinds of jobs', () => {
  test('those that wait for a provider leave room for the quick ones', ({ assert }) => {
    const waiting = [...KINDS].filter(([, action]) => waitsForProvider(action))
    const kinds = waiting.map(([kind]) => kind)
    assert.includeMembers(kinds, [
      ...['reply', 'tell_of_change', 'remove_pictures', 'remind_of_renewals'],
    ])
    assert.deepEqual(
      kinds.filter((kind) => !limits.jobs.slowKinds.includes(kind)),
      []
    )
  })

  test('slow ones are kinds there are', ({ assert }) => {
    assert.includeMembers([...KINDS.keys()], limits.jobs.slowKinds)
  })
})
