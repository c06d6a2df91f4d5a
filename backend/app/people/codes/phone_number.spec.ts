import { test } from '@japa/runner'
import { COUNTRIES } from '#app/people/accounts/contract'
import { COUNTRY_CODES, problemOfType, readPhone, splitPhone } from '#app/people/codes/phone_number'
import { checkEachRow } from '#tests/check_each_row'

const E164 = [
  ['a whole number', { number: '+15550100199' }, '+15550100199'],
  ['a whole number with punctuation', { number: '+1 (555) 010-0199' }, '+15550100199'],
  ['digits beside their code', { number: '5550100199', countryCode: '+1' }, '+15550100199'],
  ['a whole number beside its code', { number: '+15550100199', countryCode: '+1' }, '+15550100199'],
  [
    'the long distance 1 of North America',
    { number: '15550100199', countryCode: '+1' },
    '+15550100199',
  ],
  ['a British trunk 0', { number: '07911123456', countryCode: '+44' }, '+447911123456'],
  ['a trunk 0 joined to its code', { number: '+4407911123456' }, '+447911123456'],
  ['a German trunk 0 joined to its code', { number: '+4901511234567' }, '+491511234567'],
  ['a Russian trunk 8', { number: '89161234567', countryCode: '+7' }, '+79161234567'],
  ['an Italian 0, which belongs to the number', { number: '+390612345678' }, '+390612345678'],
  ['a number of the Emirates', { number: '0501234567', countryCode: '+971' }, '+971501234567'],
  ['a Canadian number', { number: '+14165551234' }, '+14165551234'],
] as const

const TYPES = [
  ['mobile', '+447911123456', null],
  ['fixed line or mobile', '+12025550111', null],
  ['VoIP', '+445601234567', null],
  ['premium', '+19002345678', 'not_textable'],
  ['British premium', '+448712345678', 'not_textable'],
  ['toll-free', '+18002345678', 'not_textable'],
  ['shared cost', '+34902123456', 'not_textable'],
  ['personal', '+447012345678', 'not_textable'],
  ['company-wide', '+443001234567', 'not_textable'],
  ['pager', '+447640123456', 'not_textable'],
  ['fixed line', '+442079460958', 'not_textable'],
] as const

test.group('What kind of number it is', () => {
  test('only what a person reads texts on is texted', ({ assert }) =>
    checkEachRow(TYPES, ([, phone, problem]) => {
      assert.equal(problemOfType(phone, true), problem)
      assert.equal(problemOfType(phone, false), problem)
    }))

  test('a number of fiction is nobody’s: the stand-in texts it, a provider does not', ({
    assert,
  }) => {
    assert.isNull(problemOfType('+15550100199', true))
    assert.equal(problemOfType('+15550100199', false), 'not_a_number')
  })
})

test.group('Reading a phone number', () => {
  test('every country’s number becomes E.164', ({ assert }) =>
    checkEachRow(E164, ([, written, phone]) => {
      const result = readPhone(written, 'all')
      assert.propertyVal(result, 'phone', phone)
      assert.deepEqual(splitPhone(phone)?.countryCode, (result as never)['countryCode'])
    }))

  test('what is no number is refused', ({ assert }) =>
    checkEachRow(
      ['+1555', '+155501001990', '5550100199', '+44', '+999123456789', '', 'call me'],
      (number) => assert.equal(readPhone({ number }, 'all'), 'not_a_number')
    ))

  test('a number of another country than its code is no number', ({ assert }) => {
    assert.equal(readPhone({ number: '+447911123456', countryCode: '+1' }, 'all'), 'not_a_number')
  })

  test('a code that is not on offer is an unknown country', ({ assert }) => {
    for (const countryCode of ['+351', '1', 'US', '+', 'constructor']) {
      assert.equal(readPhone({ number: '912345678', countryCode }, 'all'), 'unknown_country')
    }
  })

  for (const [name, number] of [
    ['Portugal', '+351912345678'],
    ['Jamaica, behind +1', '+18765551234'],
    ['Kazakhstan, behind +7', '+77011234567'],
  ] as const) {
    test(`${name} is closed`, ({ assert }) => {
      assert.equal(readPhone({ number }, 'all'), 'closed_country')
    })
  }

  test('a country on offer is closed until configuration opens it', ({ assert }) => {
    assert.equal(readPhone({ number: '+447911123456' }, ['+1']), 'closed_country')
    assert.propertyVal(readPhone({ number: '+447911123456' }, ['+1', '+44']), 'countryCode', '+44')
  })

  test('the form and the server offer the same countries', ({ assert }) => {
    assert.sameMembers(
      COUNTRY_CODES,
      COUNTRIES.map(({ code }) => code)
    )
  })

  test('a stored number is split by its code', ({ assert }) => {
    assert.deepEqual(splitPhone('+971501234567'), { countryCode: '+971', digits: '501234567' })
    assert.deepEqual(splitPhone('+919876543210'), { countryCode: '+91', digits: '9876543210' })
    assert.isNull(splitPhone('+351912345678'))
  })
})
