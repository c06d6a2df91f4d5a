import { test } from '@japa/runner'
import { SegmentedMessage } from 'sms-segments-calculator'
import { countSegments } from '#app/core/phones/segments'
import { checkEachRow } from '#tests/check_each_row'

function byCalculator(text: string) {
  const message = new SegmentedMessage(text)
  return { segments: message.segmentsCount, encoding: message.encodingName }
}

const characters = (from: number, until: number) =>
  Array.from({ length: until - from }, (_, index) => String.fromCharCode(from + index))

test.group('Segments', () => {
  test('every character of the basic plane counts as the calculator counts it', ({ assert }) =>
    checkEachRow(characters(1, 0x2200), (text) =>
      assert.deepEqual({ ...countSegments(text) }, byCalculator(text) as never)
    ))

  // What GSM-7 knows is among the Latin and Greek letters, and the euro sign.
  test('so does a text that is full of it, and one that ends with it', ({ assert }) =>
    checkEachRow([...characters(1, 0x180), ...characters(0x370, 0x400), '€'], (character) => {
      for (const text of [character.repeat(160), `${'a'.repeat(153)}${character}`]) {
        assert.deepEqual({ ...countSegments(text) }, byCalculator(text) as never)
      }
    }))

  test('plain texts of any length count as the calculator counts them', ({ assert }) => {
    const line = 'Hello you, how was it? I cooked @ home & it cost $5 (no joke)!\n'
    for (const length of [1, 159, 160, 161, 153 * 2, 153 * 2 + 1, 153 * 3, 1600]) {
      const text = line.repeat(26).slice(0, length)
      assert.deepEqual({ ...countSegments(text) }, byCalculator(text) as never, `${length}`)
    }
  })

  for (const [what, text, segments, encoding] of [
    ['160 plain characters', 'a'.repeat(160), 1, 'GSM-7'],
    ['161 plain characters', 'a'.repeat(161), 2, 'GSM-7'],
    ['one emoji among 69 characters', `${'a'.repeat(69)}🙂`, 2, 'UCS-2'],
    ['a euro sign at the 160th place', `${'a'.repeat(159)}€`, 2, 'GSM-7'],
    ['a curly quote', '“', 1, 'UCS-2'],
  ] as const) {
    test(`${what}: ${segments} in ${encoding}`, ({ assert }) => {
      assert.deepEqual(countSegments(text), { segments, encoding })
    })
  }

  test('an empty text is counted', ({ assert }) => {
    assert.equal(countSegments('').segments, byCalculator('').segments)
  })
})
