import { COMMUNICATION_STYLES, PERSONALITIES } from '#app/people/girlfriends/contract'
import { expect, test } from 'vitest'
import { sampleFirstText } from './sample_first_text'

test('every choice of personality and style reads differently and says that she is an AI', () => {
  const texts = PERSONALITIES.flatMap(({ value: personality }) =>
    COMMUNICATION_STYLES.map(({ value: communicationStyle }) =>
      sampleFirstText({ name: 'Zoe', personality, communicationStyle })
    )
  )
  expect(new Set(texts).size).toBe(24)
  expect(texts.every((text) => text.startsWith("Hi, I'm Zoe, an AI."))).toBe(true)
})

test('before anything is chosen it still is a sentence', () => {
  expect(sampleFirstText({ name: ' ', personality: '', communicationStyle: '' })).toBe(
    "Hi, I'm your companion, an AI. I'm looking forward to getting to know you. How has your day been?"
  )
})
