import { beforeEach, expect, test, vi } from 'vitest'
import { forgetEmail, stickyEmail, withEmail } from './sticky_email'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

const query = (text: string) => new URLSearchParams(text)

test('an email in the address is kept for the next page', () => {
  expect(stickyEmail(query(''))).toBeNull()
  expect(stickyEmail(query('email=alex%2Bone@example.com'))).toBe('alex+one@example.com')
  expect(stickyEmail(query(''))).toBe('alex+one@example.com')
  forgetEmail()
  expect(stickyEmail(query(''))).toBeNull()
})

test('an address that is not one’s own is not kept, and sticks to nothing', () => {
  expect(stickyEmail(query('email=alex@example.com'), 'Alex@example.com')).toBe('alex@example.com')
  expect(stickyEmail(query('email=kim@example.com'), 'Alex@example.com')).toBe('alex@example.com')
  expect(stickyEmail(query('email=kim@example.com'), 'sam@example.com')).toBeNull()
  expect(stickyEmail(query(''))).toBe('alex@example.com')
})

test('blocked storage is no error', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(stickyEmail(query('email=a@b.co'))).toBe('a@b.co')
  expect(stickyEmail(query(''))).toBeNull()
})

test('links carry it escaped', () => {
  expect(withEmail('/sms-status', 'alex+one@example.com')).toBe(
    '/sms-status?email=alex%2Bone%40example.com'
  )
  expect(withEmail('/sms-status', null)).toBe('/sms-status')
})
