import type { Hit } from '#app/console/search/contract'
import { instantWords, money } from '../../lib/format'
import { namesOf } from '../signups/person_name'
import { choiceWords } from '../values/choice_words'
import { ownZone } from '../values/own_zone'
import { textingStateWords } from '../values/reason_words'

interface HitWords {
  title: string
  detail: string
}

type Values = Hit['values']

/** What is said of something found: what it is, and what tells it from others like it. */
export function hitWords({ resource, id, values }: Hit): HitWords {
  return WORDS[resource](values, id)
}

export function pathOf({ resource, id }: Hit): string {
  return `/admin/${resource}/${id}/show`
}

const WORDS: Record<Hit['resource'], (values: Values, id: number) => HitWords> = {
  signups: (values, id) => ({
    title: namesOf(values).join(' ') || `Person #${id}`,
    detail: joined([
      values.email,
      values.phone,
      choice(values.subscriptionType),
      textingStateWords(String(values.textingState)),
    ]),
  }),
  messages: ({ direction, kind, state, createdAt }, id) => ({
    title: `Text #${id}`,
    detail: joined([choice(direction), choice(kind), choice(state), instant(createdAt)]),
  }),
  purchases: ({ amount, planId, kind, state, refunded, createdAt }, id) => ({
    title: `${money(Number(amount))} for ${choice(planId)}, purchase #${id}`,
    detail: joined([
      choice(kind),
      choice(state),
      Number(refunded) > 0 && `${money(Number(refunded))} refunded`,
      instant(createdAt),
    ]),
  }),
  subscriptions: ({ planId, status, createdAt }, id) => ({
    title: `Subscription #${id} to ${choice(planId)}`,
    detail: joined([choice(status), instant(createdAt)]),
  }),
}

function choice(value: unknown): string {
  return choiceWords(String(value))
}

function instant(value: unknown): string {
  return instantWords(String(value), ownZone())
}

function joined(parts: unknown[]): string {
  return parts.filter(Boolean).join(' · ')
}
