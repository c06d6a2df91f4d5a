import { expect, test } from 'vitest'
import { isEmojiOnly } from './emoji_only'

test.each(['❤️', '😂😂', '👍🏽', '👩‍👩‍👧', '🇮🇹 🍕', '☀️'])('%s is emoji only', (text) => {
  expect(isEmojiOnly(text)).toBe(true)
})

test.each(['', ' ', 'ok 👍', '42', '#1', '😂😂😂😂😂😂😂'])('%j is not', (text) => {
  expect(isEmojiOnly(text)).toBe(false)
})
