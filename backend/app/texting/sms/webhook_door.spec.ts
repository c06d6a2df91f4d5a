import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { PublicUrl } from '#app/core/answers/public_url'
import { bodyOf } from '#app/core/requests/webhook_body'
import { SeenWebhooks } from '#app/texting/sms/seen_webhooks'
import { signAsTwilio } from '#app/texting/sms/twilio_signature'
import { WebhookDoor } from '#app/texting/sms/webhook_door'
import { WebhookSecret } from '#app/texting/sms/webhook_secret'
import { freshDatabase, newSid, rows } from '#tests/world'

const INBOUND = '/api/twilio/inbound'

/** What stands behind the door: says what it could still read of the request. */
async function framework(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const read = await bodyOf(request).catch((error: Error) => error.message)
  response.writeHead(418).end(read)
}

test.group('The door before the framework', (group) => {
  let server: Server
  let door: WebhookDoor
  let [url, secret] = ['', '']
  const seen = new SeenWebhooks({ now: () => 1 } as never)
  freshDatabase(group)
  group.each.setup(async () => {
    const publicUrl = await app.container.make(PublicUrl)
    const webhookSecret = await app.container.make(WebhookSecret)
    secret = webhookSecret.value
    door = new WebhookDoor(publicUrl, webhookSecret, seen)
    seen.acceptedAt = null
    server = createServer(door.before((...call) => void framework(...call)))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return () => void server.close()
  })

  const fieldsOf = (more: Record<string, string> = {}) => ({
    ...{ MessageSid: newSid(), From: '+12025550987', Body: 'hello, you & me', NumMedia: '0' },
    ...more,
  })
  const call = async (fields: Record<string, string>, { signature = '', path = INBOUND } = {}) => {
    const publicUrl = await app.container.make(PublicUrl)
    const sign = signature || signAsTwilio(secret, publicUrl.to(path), fields)
    return fetch(url + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'X-Twilio-Signature': sign },
    })
  }
  const inbox = () => rows<{ id: number }>('select id from inbox')

  test('a webhook that is right is answered there, as it would be behind it', async ({
    assert,
  }) => {
    const answer = await call(fieldsOf())
    assert.equal(answer.status, 200)
    assert.equal(await answer.text(), '<?xml version="1.0" encoding="UTF-8"?><Response></Response>')
    assert.equal(answer.headers.get('content-type'), 'text/xml')
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
    assert.equal(seen.acceptedAt, 1)
    assert.lengthOf(await inbox(), 1)
  })

  test('what is wrong goes on with the bytes that were read, and nothing is stored', async ({
    assert,
  }) => {
    const unsigned = await call(fieldsOf(), { signature: 'AAAA' })
    assert.equal(unsigned.status, 418)
    assert.include(await unsigned.text(), 'Body=hello%2C+you+%26+me')
    const bad = await call(fieldsOf({ From: 'nobody' }))
    assert.equal(bad.status, 418)
    const large = await call(fieldsOf({ Body: 'x'.repeat(80_000) }))
    assert.deepEqual([large.status, await large.text()], [418, 'The request is too large.'])
    assert.isNull(seen.acceptedAt)
    assert.lengthOf(await inbox(), 0)
  })

  test('what is no webhook is not looked at', async ({ assert }) => {
    const other = await call(fieldsOf(), { path: '/api/twilio/inbound/x' })
    assert.equal(other.status, 418)
    const got = await fetch(url + INBOUND, { headers: { 'X-Twilio-Signature': 'x' } })
    assert.equal(got.status, 418)
  })
})
