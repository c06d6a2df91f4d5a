import { type Attack, gainIf, type Gains, mustBe } from '#tests/attacks/attack'
import { newPhone, PASSWORD, signUpOf, type Target } from '#tests/attacks/target'

const AREAS = '201 202 203 205 206 207 208 209 210 212 213 214 215 216 217 219 224 225 228 229'
  .concat(' 231 234 239 240 248 251 252 253 254 256 260 262 267 269 270 276 281 301 302 303')
  .split(' ')
/** What the limits leave at the most, whoever asks. */
const OF_ONE_NETWORK = 60
const OF_ONE_PROVIDER = 100
const OF_ALL = 300
const OF_ONE_NUMBER = 5

async function askFrom(target: Target, addresses: string[]): Promise<Gains> {
  const before = await target.codesTo('+1')
  for (const [index, address] of addresses.entries()) {
    const phoneNumber = newPhone(AREAS[index % AREAS.length])
    await target.outsider(address).post('/api/send-verification', { phoneNumber })
  }
  const sent = (await target.codesTo('+1')) - before
  mustBe(sent > 0, 'not even the first code went out')
  return [`${sent} codes`]
}

/** Codes beyond so many. */
async function codesBeyond(most: number, asked: Promise<Gains>): Promise<Gains> {
  const [gain = ''] = await asked
  return gainIf(Number.parseInt(gain, 10) > most, `${gain}, where ${most} are the most`)
}

const nth = (count: number, address: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => address(index))

async function premiumNumbers(target: Target): Promise<Gains> {
  const numbers = [
    ...['+19002341234', '+18002341234', '+18882341234', '+15002341234'],
    ...['+18762341234', '+18092342345', '+12642351234', '+449098790123', '+442071838750'],
  ]
  const member = await target.member()
  const gains: Gains = []
  for (const phone of numbers) {
    const before = await target.codesTo(phone)
    await target.outsider().post('/api/send-verification', { phoneNumber: phone })
    await member.browser.post('/api/request-phone-change', {
      ...{ countryCode: '+1', phone, currentPassword: PASSWORD },
    })
    gains.push(...gainIf((await target.codesTo(phone)) > before, `a code to ${phone}`))
  }
  return gains
}

/** Each round would bring the free messages, and a code on top of those a number may have in a day. */
async function rounds(target: Target): Promise<Gains> {
  const phone = newPhone()
  let granted = 0
  let opened = 0
  for (let round = 0; round < 9; round++) {
    const { visitor, isVerified } = await target.verified(phone)
    if (!isVerified) continue
    const made = await visitor.post('/api/signup', signUpOf(phone))
    if (made.status !== 201) continue
    opened++
    granted += made.json.signup.bonusMessages
    await visitor.call('DELETE', '/api/delete-account', { body: { currentPassword: PASSWORD } })
  }
  mustBe(opened > 0, 'nobody could sign up')
  const sent = await target.codesTo(phone)
  return [
    ...gainIf(granted > 10, `${granted} free messages in ${opened} rounds`),
    ...gainIf(sent > OF_ONE_NUMBER, `${sent} codes to one number`),
  ]
}

/** The account keeps what it was given, and its number comes back for more. */
async function movedAway(target: Target): Promise<Gains> {
  const [phone, other] = [newPhone(), newPhone()]
  const { visitor } = await target.verified(phone)
  const made = await visitor.post('/api/signup', signUpOf(phone))
  mustBe(made.status === 201, `the sign-up was answered ${made.status}`)
  const wish = { countryCode: '+1', phone: other, currentPassword: PASSWORD }
  await visitor.post('/api/request-phone-change', wish)
  const proof = { verificationCode: await target.digitsTo(other) }
  const moved = await visitor.post('/api/verify-phone-change', proof)
  mustBe(moved.status === 200, `the other number was answered ${moved.status}`)
  // As if the time had passed in which it can be undone.
  await target.rows(
    'update account_changes set expires_at = 0 where old_phone = ? returning 1',
    phone
  )
  const second = await target.verified(phone)
  const body = signUpOf(phone, { email: `again${phone}@example.com` })
  const again = await second.visitor.post('/api/signup', body)
  mustBe(again.status === 201, `the second sign-up was answered ${again.status}`)
  const { bonusMessages } = again.json.signup
  return gainIf(bonusMessages > 0, `${bonusMessages} free messages once more`)
}

async function oneCodeForTwenty(target: Target): Promise<Gains> {
  const phone = newPhone()
  await target.outsider().post('/api/send-verification', { phoneNumber: phone })
  const verificationCode = await target.digitsTo(phone)
  mustBe(verificationCode !== '', 'no code came')
  const body = { phoneNumber: phone, verificationCode }
  const answers = await Promise.all(
    nth(20, () => '').map(() => target.outsider().post('/api/verify-phone', body))
  )
  const used = answers.filter(({ status }) => status === 200).length
  mustBe(used > 0, 'the right code opened nothing')
  return gainIf(used > 1, `${used} browsers verified by one code`)
}

async function guessing(target: Target): Promise<Gains> {
  const phone = newPhone()
  await target.outsider().post('/api/send-verification', { phoneNumber: phone })
  const right = await target.digitsTo(phone)
  const guesses = nth(40, (index) => String((Number(right) + 1 + index) % 1e6).padStart(6, '0'))
  const guess = (verificationCode: string) =>
    target.outsider().post('/api/verify-phone', { phoneNumber: phone, verificationCode })
  await Promise.all(guesses.map(guess))
  const { status } = await guess(right)
  return gainIf(status === 200, 'the code is still good after 40 wrong guesses at once')
}

export const CODE_ATTACKS: readonly Attack[] = [
  {
    name: 'codes to premium, toll-free and foreign numbers',
    wants: 'a share of what the texts to a number cost us',
    run: premiumNumbers,
  },
  {
    name: 'codes from many IPv6 /64s of one /48',
    wants: 'as many codes as one customer of a provider has addresses',
    run: (target) =>
      codesBeyond(
        OF_ONE_NETWORK,
        askFrom(
          target,
          nth(130, (index) => `2a0e:1234:5678:${index.toString(16)}::1`)
        )
      ),
  },
  {
    name: 'codes from many IPv6 /48s of one /32',
    wants: 'as many codes as a provider has networks',
    run: (target) =>
      codesBeyond(
        OF_ONE_PROVIDER,
        askFrom(
          target,
          nth(180, (index) => `2a0f:4321:${index.toString(16)}::1`)
        )
      ),
  },
  {
    name: 'codes past the hourly caps from everywhere',
    wants: 'to empty the account at the provider in one night',
    run: (target) =>
      codesBeyond(
        OF_ALL,
        askFrom(
          target,
          nth(420, (index) => `${60 + Math.floor(index / 200)}.${index % 200}.1.1`)
        )
      ),
  },
  {
    name: 'nine rounds of sign-up and deletion on one number',
    wants: 'free messages and codes without an end',
    run: rounds,
  },
  {
    name: 'a number whose account moved to another signs up again',
    wants: 'free messages for every account that moves on',
    run: movedAway,
  },
  {
    name: 'races: 20 parallel uses of one code',
    wants: 'many verified sessions for one code',
    run: oneCodeForTwenty,
  },
  {
    name: 'races: 40 parallel guesses at one code',
    wants: 'more guesses than a code allows',
    run: guessing,
  },
]
