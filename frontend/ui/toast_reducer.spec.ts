import { expect, test } from 'vitest'
import {
  TOAST_DURATION,
  TOAST_LIMIT,
  TOAST_REMOVE_DELAY,
  toastReducer,
  type ToastEntry,
} from './toast_reducer'

const entry = (id: string): ToastEntry => ({ id, title: `Toast ${id}`, isOpen: true })

test('the constants of the specification', () => {
  expect(TOAST_LIMIT).toBe(1)
  expect(TOAST_REMOVE_DELAY).toBe(1_000_000)
  expect(TOAST_DURATION).toBe(5000)
})

test('a new toast takes the place of the one before', () => {
  expect(toastReducer([entry('1')], { type: 'add', toast: entry('2') })).toEqual([entry('2')])
})

test('dismissing closes and keeps, with or without an id', () => {
  const both = [entry('1'), entry('2')]
  const closed = (id: string) => ({ ...entry(id), isOpen: false })
  expect(toastReducer(both, { type: 'dismiss', id: '1' })).toEqual([closed('1'), entry('2')])
  expect(toastReducer(both, { type: 'dismiss' })).toEqual([closed('1'), closed('2')])
})

test('removing drops one', () => {
  expect(toastReducer([entry('1'), entry('2')], { type: 'remove', id: '1' })).toEqual([entry('2')])
})
