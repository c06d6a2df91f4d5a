import { beforeEach, expect, test, vi } from 'vitest'
import { forgetKept, keep, kept } from './kept'

const storage = new Map<string, string>()

beforeEach(() => {
  storage.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
})

test('what is kept comes back by its name until it is forgotten', () => {
  keep('sign-up', { email: 'alex@example.com' })
  keep('forgotten', true)
  expect(kept('sign-up')).toEqual({ email: 'alex@example.com' })
  expect(kept('login')).toBeUndefined()
  expect(kept(undefined)).toBeUndefined()
  forgetKept()
  expect(kept('forgotten')).toBeUndefined()
})

test('no password and no code is ever written down', () => {
  const secrets = { password: 'secret', currentPassword: 'secret', code: 'secret' }
  keep('sign-up', { countryCode: '+1', phone: '2025550111', ...secrets })
  expect(kept('sign-up')).toEqual({ countryCode: '+1', phone: '2025550111' })
  expect([...storage.values()].join()).not.toContain('secret')
})

test('blocked storage is no error', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keep('sign-up', {})
  expect(kept('sign-up')).toBeUndefined()
})
