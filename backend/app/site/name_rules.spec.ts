import { test } from '@japa/runner'
import { countSegments } from '#app/core/phones/segments'
import { readBrand, readLegalName, readSupportEmail } from '#config/name_rules'
import { checkEachRow } from '#tests/check_each_row'

const READERS = {
  BRAND_NAME: readBrand,
  LEGAL_NAME: readLegalName,
  SUPPORT_EMAIL: readSupportEmail,
}
interface Row {
  key: keyof typeof READERS
  value: string
}

const brands = (...values: string[]) => values.map((value): Row => ({ key: 'BRAND_NAME', value }))
const companies = (...values: string[]) =>
  values.map((value): Row => ({ key: 'LEGAL_NAME', value }))
const addresses = (...values: string[]) =>
  values.map((value): Row => ({ key: 'SUPPORT_EMAIL', value }))
const LONG_ADDRESS = `${'s'.repeat(20)}@${'d'.repeat(25)}.com`

test.group('The settings of the names', () => {
  test('are taken as they are written, or not set', ({ assert }) =>
    checkEachRow(
      [
        ...brands('Everly', "Tom & Ida's", 'Ämne 2 ñ', '$&', 'x', 'B'.repeat(30)),
        ...companies('Łódź Companions Sp. z o.o.', 'Rosehip "Labs" {EU}', 'L'.repeat(80)),
        ...addresses('help@example.com', 'a.b+c_d@x-y.co.uk', LONG_ADDRESS),
      ],
      ({ key, value }) => {
        assert.equal(READERS[key](key, value), value)
        assert.isUndefined(READERS[key](key, ''))
        assert.isUndefined(READERS[key](key))
      }
    ))

  test('are refused in one sentence when they would break a text or a page', ({ assert }) =>
    checkEachRow(
      [
        ...brands('B'.repeat(31), '<b>Ava', 'Ava\nStop', 'Ava\r', 'Ava\t', ' Ava', 'Ava ', ' '),
        ...brands('Łucja', 'Ava’s', 'Ava 💜', '{brand}', 'Ava [beta]', 'A\u0000a', 'A\u200ba'),
        ...companies(
          'L'.repeat(81),
          '<script>',
          'Ava\nInc.',
          'Ava\u2028Inc.',
          'Ava\u202eInc.',
          ' '
        ),
        ...addresses(
          'help',
          'help@',
          '@example.com',
          'help@example',
          'a b@example.com',
          'a@b@c.org'
        ),
        ...addresses('a..b@example.com', 'a@b..org', 'a@-b.org', 'a@b.org?subject=x', '"a"@b.org'),
        ...addresses('Ava <a@b.org>', 'a@b.org\n', 'é@b.org', `a${LONG_ADDRESS}`),
      ],
      ({ key, value }) => {
        const refusal = new RegExp(`^${key} must be [^.]+, such as .+$`)
        assert.throws(() => READERS[key](key, value), refusal)
      }
    ))

  test('let a brand be made of the plain characters alone, each of which takes one place', ({
    assert,
  }) => {
    const taken = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).filter(
      (letter) => isTaken(`A${letter}a`)
    )
    assert.isAbove(taken.length, 100)
    for (const letter of taken) {
      const encoded = countSegments(letter.repeat(160))
      assert.deepEqual(encoded, { segments: 1, encoding: 'GSM-7' }, letter)
    }
  })
})

function isTaken(brand: string): boolean {
  try {
    return readBrand('BRAND_NAME', brand) === brand
  } catch {
    return false
  }
}
