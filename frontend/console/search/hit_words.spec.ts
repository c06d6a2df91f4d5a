import type { Hit } from '#app/console/search/contract'
import { expect, test } from 'vitest'
import { hitWords, pathOf } from './hit_words'

const PERSON: Hit = {
  resource: 'signups',
  id: 12,
  values: {
    ...{ email: 'a***@example.com', phone: '+1 *** *** 0111', firstName: 'Anna', lastName: 'Lind' },
    ...{ subscriptionType: 'starter', textingState: 'opted_out' },
  },
}

test('a person is told by name, address, number, plan and state', () => {
  expect(hitWords(PERSON)).toEqual({
    title: 'Anna Lind',
    detail: 'a***@example.com · +1 *** *** 0111 · Starter · They replied STOP',
  })
  expect(pathOf(PERSON)).toBe('/admin/signups/12/show')
})

test('a name that is not shown is none', () => {
  const values = { ...PERSON.values, firstName: '•••', lastName: null }
  expect(hitWords({ ...PERSON, values }).title).toBe('Person #12')
})

test('a payment tells what was given back', () => {
  const values = {
    ...{ amount: 999, planId: 'starter', kind: 'renewal', state: 'paid', refunded: 300 },
    createdAt: '2025-11-03T13:00:00Z',
  }
  const { title, detail } = hitWords({ resource: 'purchases', id: 61, values })
  expect(title).toBe('$9.99 for Starter, purchase #61')
  expect(detail).toMatch(/^Renewal · Paid · \$3\.00 refunded · Nov 3, 2025/)
})

test('texts and subscriptions are told by number', () => {
  const createdAt = '2025-11-03T13:00:00Z'
  const text = { direction: 'inbound', kind: 'talk', state: 'received', createdAt }
  expect(hitWords({ resource: 'messages', id: 60, values: text }).title).toBe('Text #60')
  const plan = { planId: 'standard', status: 'past_due', createdAt }
  const { title, detail } = hitWords({ resource: 'subscriptions', id: 7, values: plan })
  expect(title).toBe('Subscription #7 to Unlimited')
  expect(detail).toMatch(/^Past due/)
})
