import { expect, test } from 'vitest'
import { hers, mine } from '../../../stories/scenes'
import { arrivalWords } from './arrival_words'

test('one text is read out with its sender', () => {
  expect(arrivalWords([hers({ message: 'Hi!' })], 'Zoe')).toBe('New message from Zoe: Hi!')
  expect(arrivalWords([mine({ message: 'Hey' })], 'Zoe')).toBe('New message from you: Hey')
  expect(arrivalWords([mine({ message: '', pictures: 1 })], 'Zoe')).toBe(
    'New message from you: a picture'
  )
})

test('the system speaks as itself', () => {
  expect(arrivalWords([hers({ kind: 'notice', message: 'Used up.' })], 'Zoe')).toBe(
    'Notice: Used up.'
  )
})

test('several are counted', () => {
  expect(arrivalWords([hers(), mine()], 'Zoe')).toBe('2 new messages')
  expect(arrivalWords([], 'Zoe')).toBe('')
})
