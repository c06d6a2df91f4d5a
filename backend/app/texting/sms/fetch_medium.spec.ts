import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { fetchMedium } from '#app/texting/sms/fetch_medium'

test.group('Fetching what came with a text', (group) => {
  let server: Server
  let base: URL
  let asked: string[]
  let sendsOnTo: string | null
  group.each.setup(async () => {
    asked = []
    sendsOnTo = null
    server = createServer((request, response) => {
      asked.push(`${request.url} ${request.headers.authorization ?? 'nobody'}`)
      if (sendsOnTo === null) response.end('0123456789')
      else response.writeHead(307, { Location: sendsOnTo }).end()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    base = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    return () => void server.close()
  })

  const fetched = (address: URL, more: { base?: URL; most?: number } = {}) =>
    fetchMedium(address, {
      ...{ base, authorization: 'Basic secret', most: 10 },
      ...more,
      signal: AbortSignal.timeout(2000),
    })

  test('answers its bytes, up to the limit', async ({ assert }) => {
    assert.equal(String(await fetched(new URL('/a', base))), '0123456789')
    assert.equal(await fetched(new URL('/a', base), { most: 9 }), 'too_large')
    assert.deepEqual(asked, ['/a Basic secret', '/a Basic secret'])
  })

  test('asks nobody but the provider: {address}')
    .with(
      [
        'http://169.254.169.254/latest/meta-data',
        'http://localhost/',
        'https://evil.example/',
        'https://twiliocdn.com.evil.example/',
        'https://eviltwilio.com/',
        'https://user@mms.twiliocdn.com/',
        'https://mms.twiliocdn.com:8443/',
        'http://mms.twiliocdn.com/',
        'https://s3-external-1.amazonaws.com/somebody-elses/',
        'file:///etc/passwd',
      ].map((address) => ({ address }))
    )
    .run(async ({ assert }, { address }) => {
      sendsOnTo = address
      await assert.rejects(() => fetched(new URL('/a', base)), /no address of the provider/)
      await assert.rejects(() => fetched(new URL(address)), /no address of the provider/)
    })

  test('does not go round in circles', async ({ assert }) => {
    sendsOnTo = '/again'
    await assert.rejects(() => fetched(new URL('/a', base)), /too many redirections/)
    assert.lengthOf(asked, 4)
  })

  test('over http only from this machine', async ({ assert }) => {
    const far = new URL('http://sms.example')
    await assert.rejects(() => fetched(new URL('/a', far), { base: far }), /no address/)
  })
})
