import { test } from '@japa/runner'
import { reasonsNotToStart, type StartFacts } from '#start/refuse_to_start'

const READY: StartFacts = {
  isProduction: true,
  hasOwnKey: true,
  appKey: 'a key of thirty-two characters…..',
  roles: ['web', 'worker'],
  publicUrl: 'https://everly.example',
  sms: {
    driver: 'twilio',
    isAskedFor: false,
    accountSid: 'AC1',
    authToken: 't',
    phoneNumber: '+15550100100',
  },
  ai: { driver: 'openai', isAskedFor: false, apiKey: 'k' },
  payment: {
    driver: 'stripe',
    isAskedFor: false,
    secretKey: 'sk',
    publishableKey: 'pk',
    webhookSecret: 'wh',
  },
}
const standIn = <Driver extends string>(driver: Driver, isAskedFor: boolean) => ({
  driver,
  isAskedFor,
})

test.group('Refusing to start', () => {
  test('a complete production starts', ({ assert }) => assert.isEmpty(reasonsNotToStart(READY)))

  test('development starts with nothing set', ({ assert }) => {
    const facts: StartFacts = {
      isProduction: false,
      hasOwnKey: false,
      appKey: 'short',
      roles: ['web'],
      publicUrl: undefined,
      sms: { ...READY.sms, ...standIn('simulator', false), accountSid: '', authToken: '' },
      ai: { ...READY.ai, ...standIn('offline', false), apiKey: '' },
      payment: { ...READY.payment, ...standIn('test', false), secretKey: '', webhookSecret: '' },
    }
    assert.isEmpty(reasonsNotToStart(facts))
  })

  test('production names the missing APP_KEY and PUBLIC_URL', ({ assert }) => {
    const reasons = reasonsNotToStart({ ...READY, hasOwnKey: false, publicUrl: undefined })
    assert.deepEqual(reasons, ['APP_KEY is missing.', 'PUBLIC_URL is missing.'])
  })

  test('production refuses a short APP_KEY', ({ assert }) => {
    const reasons = reasonsNotToStart({ ...READY, appKey: 'x'.repeat(31) })
    assert.deepEqual(reasons, ['APP_KEY is too short; it needs 32 characters or more.'])
  })

  test('a public address with a path is refused: {$self}')
    .with([
      'https://everly.example/app',
      'https://everly.example/?a=1',
      'https://everly.example/#a',
    ])
    .run(({ assert }, publicUrl) => {
      const reasons = reasonsNotToStart({ ...READY, isProduction: false, publicUrl })
      assert.match(reasons[0] ?? '', /^PUBLIC_URL has a path/)
    })

  test('roles nobody knows are refused by name: {$self}')
    .with([['webworker'], ['web', 'cron'], ['']])
    .run(({ assert }, roles) => {
      assert.match(reasonsNotToStart({ ...READY, roles })[0] ?? '', /^ROLES names/)
    })

  test('production refuses the public address {$self}')
    .with(['http://everly.example', 'http://10.0.0.5:3333', 'http://localhost.evil.example'])
    .run(({ assert }, publicUrl) => {
      assert.match(reasonsNotToStart({ ...READY, publicUrl })[0] ?? '', /PUBLIC_URL is http/)
    })

  test('production takes the loopback address {$self}')
    .with(['http://localhost:3333', 'http://127.0.0.1', 'http://[::1]:8080'])
    .run(({ assert }, publicUrl) => assert.isEmpty(reasonsNotToStart({ ...READY, publicUrl })))

  test('a stand-in nobody asked for is refused by name', ({ assert }) => {
    const facts = {
      ...READY,
      sms: { ...READY.sms, ...standIn('simulator', false) },
      ai: { ...READY.ai, ...standIn('offline', false) },
      payment: { ...READY.payment, ...standIn('test', false) },
    }
    const reasons = reasonsNotToStart(facts).join('\n')
    assert.include(reasons, 'SMS_DRIVER=simulator')
    assert.include(reasons, 'AI_DRIVER=offline')
    assert.include(reasons, 'PAYMENT_DRIVER=test')
  })

  test('a stand-in asked for by name is accepted', ({ assert }) => {
    assert.isEmpty(
      reasonsNotToStart({ ...READY, sms: { ...READY.sms, ...standIn('simulator', true) } })
    )
  })

  test('a driver without its keys is refused everywhere', ({ assert }) => {
    const sms = { ...READY.sms, authToken: '', phoneNumber: '' }
    assert.deepEqual(reasonsNotToStart({ ...READY, isProduction: false, sms }), [
      'TWILIO_AUTH_TOKEN is missing.',
      'TWILIO_PHONE_NUMBER is missing.',
    ])
  })
})
