import { createHash } from 'node:crypto'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import limits from '#config/limits'
import { clock, freshDatabase, PASSWORD, signedUpUser, sms } from '#tests/world'
import { setLimits } from '#tests/own_limits'
import { MINUTE } from '#app/core/clock/durations'

const PHONE = '+12025550111'
const OTHER = '+12025550122'
const BITS = 8

function ask(client: ApiClient, proof?: string, phoneNumber = PHONE) {
  const request = client.post('/api/send-verification').json({ phoneNumber })
  return proof === undefined ? request : request.header('x-proof-of-work', proof)
}

function zeroBits(proof: string): number {
  return Math.clz32(createHash('sha256').update(proof).digest().readUInt32BE())
}

/** The first number that makes the hash begin with enough zeros, or the first that does not. */
function solve(challenge: string, isEnough = true): string {
  for (let tried = 0; ; tried++) {
    const proof = `${challenge}:${tried}`
    if (zeroBits(proof) >= BITS === isEnough) return proof
  }
}

async function challenged(client: ApiClient, phone = PHONE): Promise<string> {
  const response = await ask(client, undefined, phone)
  response.assertStatus(428)
  return challengeIn(response)
}

const challengeIn = (response: ApiResponse) => String(response.body().challenge)

async function answered(client: ApiClient, proof: string, phone = PHONE): Promise<number> {
  const response = await ask(client, proof, phone)
  return response.status()
}

test.group('Work before another code', (group) => {
  freshDatabase(group)
  group.each.setup(() => setLimits('codes', { cooldownMs: 0, per10Minutes: 100, perDay: 100 }))

  test('nobody has to do any unless it is switched on', async ({ client, assert }) => {
    assert.equal(limits.codes.proofOfWorkBits, 0)
    for (let count = 0; count < 3; count++) assert.equal((await ask(client)).status(), 200)
  })

  test('the first code of an hour is free, the next takes the work it asks for', async ({
    client,
    assert,
  }) => {
    limits.codes.proofOfWorkBits = BITS
    assert.equal((await ask(client)).status(), 200)
    const refused = await ask(client)
    refused.assertStatus(428)
    assert.isFalse(refused.body().success)
    assert.equal(refused.body().message, 'Please wait a moment and try again.')
    assert.match(challengeIn(refused), new RegExp(`^${BITS}\\.`))
    assert.lengthOf(sms.sent, 1)
    assert.equal(await answered(client, solve(challengeIn(refused))), 200)
    assert.lengthOf(sms.sent, 2)
  })

  test('work is worth one code, whatever other number solves it too', async ({
    client,
    assert,
  }) => {
    limits.codes.proofOfWorkBits = BITS
    await ask(client)
    const challenge = await challenged(client)
    const proof = solve(challenge)
    assert.equal(await answered(client, proof), 200)
    assert.equal(await answered(client, proof), 428)
    let tried = Number(proof.split(':')[1]) + 1
    while (zeroBits(`${challenge}:${tried}`) < BITS) tried++
    assert.equal(await answered(client, `${challenge}:${tried}`), 428)
  })

  test('work for one number is worth nothing for another', async ({ client, assert }) => {
    limits.codes.proofOfWorkBits = BITS
    await ask(client)
    const proof = solve(await challenged(client))
    assert.equal(await answered(client, proof, OTHER), 428)
    assert.equal(await answered(client, proof), 200)
  })

  test('it is good for ten minutes', async ({ client, assert }) => {
    limits.codes.proofOfWorkBits = BITS
    await ask(client)
    const [early, late] = [await challenged(client), await challenged(client)]
    clock.advance(10 * MINUTE - 1)
    assert.equal(await answered(client, solve(early)), 200)
    clock.advance(1)
    assert.equal(await answered(client, solve(late)), 428)
  })

  test('too little, foreign or changed work is none: {$self}')
    .with(['too little', 'easier', 'later', 'no signature', 'nonsense'] as const)
    .run(async ({ client, assert }, what) => {
      limits.codes.proofOfWorkBits = BITS
      await ask(client)
      const challenge = await challenged(client)
      const [bits = '', until = '', random = '', signature = ''] = challenge.split('.')
      const forged = {
        'too little': solve(challenge, false),
        'easier': `0.${until}.${random}.${signature}:1`,
        'later': solve([bits, Number(until) + 1, random, signature].join('.')),
        'no signature': solve([bits, until, random, 'x'.repeat(43)].join('.')),
        'nonsense': 'nonsense',
      }
      assert.equal(await answered(client, forged[what]), 428)
    })

  test('who is asked for work has not used up a code', async ({ client, assert }) => {
    Object.assign(limits.codes, { proofOfWorkBits: BITS, perIpHour: 2 })
    await ask(client)
    for (let count = 0; count < 5; count++) await challenged(client)
    assert.equal(await answered(client, solve(await challenged(client))), 200)
  })

  test('a reset and a change of the number take it too', async ({ client, assert }) => {
    limits.codes.proofOfWorkBits = BITS
    const { email, cookie } = await signedUpUser()
    const reset = () => client.post('/api/request-password-reset').json({ email })
    const change = () =>
      client
        .post('/api/request-phone-change')
        .as({ cookie })
        .json({ countryCode: '+1', phone: PHONE, currentPassword: PASSWORD })
    await ask(client, undefined, OTHER)
    for (const request of [reset, change]) {
      const refused = await request()
      refused.assertStatus(428)
      const done = await request().header('x-proof-of-work', solve(challengeIn(refused)))
      assert.equal(done.status(), 200)
    }
  })
})
