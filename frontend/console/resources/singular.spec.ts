import { RESOURCES } from '#app/console/resources/contract'
import { expect, test } from 'vitest'
import { singularOf } from './singular'

test('one of every resource has a name', () => {
  expect(RESOURCES.map(({ label }) => singularOf(label))).toEqual([
    ...['Signup', 'Companion', 'Message', 'Conversation', 'Consent', 'Verification attempt'],
    ...['Schedule', 'Job', 'Plan', 'Purchase', 'Subscription', 'Provider event', 'Activity'],
    ...['Safety event', 'Report', 'Note', 'Alarm', 'AI usage', 'Audit log entry'],
  ])
})
