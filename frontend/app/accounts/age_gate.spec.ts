import { expect, test } from 'vitest'
import { isAdult } from './age_gate'

test('eighteen is reached on the birthday itself', () => {
  expect(isAdult('2008-11-21', '2026-11-20')).toBe(false)
  expect(isAdult('2008-11-21', '2026-11-21')).toBe(true)
  expect(isAdult('2008-11-21', '2026-11-22')).toBe(true)
})

test('a leap day counts from 1 March', () => {
  expect(isAdult('2008-02-29', '2026-02-28')).toBe(false)
  expect(isAdult('2008-02-29', '2026-03-01')).toBe(true)
})

test('years far away stay in order', () => {
  expect(isAdult('1931-01-01', '2026-11-21')).toBe(true)
  expect(isAdult('2025-12-31', '2026-11-21')).toBe(false)
})
