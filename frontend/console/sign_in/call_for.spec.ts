import { expect, test } from 'vitest'
import { callFor } from './call_for'

test.each([
  ['list', 'messages', 'resources.read'],
  ['show', 'audit-log', 'audit_log.read'],
  ['export', 'messages', 'resources.export'],
  ['edit', 'safety-events', 'safety_events.answer'],
  ['delete', 'jobs', 'jobs.discard'],
  ['edit', 'messages', null],
  ['delete', 'signups', null],
])('%s of %s is the call %s', (action, resource, call) => {
  expect(callFor(action, resource)).toBe(call)
})
