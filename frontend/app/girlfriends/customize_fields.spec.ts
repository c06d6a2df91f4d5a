import { expect, test } from 'vitest'
import { EMPTY_FIELDS, firstMissing, type CustomizeFields } from './customize_fields'

const STEPS: [Partial<CustomizeFields>, string][] = [
  [{ image: 'elena' }, 'Pick her look'],
  [{ name: 'Elena' }, 'Give her a name'],
  [{ age: 24 }, 'Choose her age'],
  [{ personality: 'sweet' }, 'Pick a personality'],
  [{ interests: ['Books'] }, 'Pick at least one interest'],
  [{ communicationStyle: 'casual' }, 'Pick a communication style'],
  [{ relationshipStyle: 'girlfriend' }, 'Pick a relationship style'],
]

test('what is missing first is named, in the order of the page', () => {
  let fields: CustomizeFields = { ...EMPTY_FIELDS, age: null, name: ' ' }
  for (const [step, words] of STEPS) {
    expect(firstMissing(fields)).toBe(words)
    fields = { ...fields, ...step }
  }
  expect(firstMissing(fields)).toBeUndefined()
})
