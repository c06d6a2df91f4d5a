import { Validator } from '@seriousme/openapi-schema-validator'
import router from '@adonisjs/core/services/router'
import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { version } from '#config/version'
import { PublicUrl } from '#app/core/answers/public_url'
import { refusalAnswer } from '#app/core/answers/refusal'
import { FILE_PATHS, isStaffPath, PAGE_PATHS } from '#app/site/contract'
import { checkEachRow } from '#tests/check_each_row'
import { freshDatabase, signedUpUser } from '#tests/world'

interface Operation {
  operationId: string
  tags: string[]
  security: Record<string, string[]>[]
  responses: Record<string, object>
}

interface Document {
  info: { version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
}

async function documentOf(client: ApiClient): Promise<Document> {
  const response = await client.get('/api/openapi.json')
  response.assertStatus(200)
  return response.body() as Document
}

interface Listed extends Operation {
  method: string
  path: string
}

function operationsOf({ paths }: Document): Listed[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ ...operation, method, path }))
  )
}

/** What answers to every method, or to whatever comes, is there for what is no call. */
function isPage({ pattern, methods }: { pattern: string; methods: string[] }): boolean {
  const pages: readonly string[] = [...PAGE_PATHS, ...FILE_PATHS]
  const isCatchAll = methods.includes('OPTIONS') || pattern.includes('*')
  return isCatchAll || isStaffPath(pattern) || pages.includes(pattern)
}

function callsOfRouter(): string[] {
  return Object.values(router.toJSON())
    .flat()
    .filter((route) => !isPage(route))
    .flatMap(({ methods, pattern }) =>
      methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${pattern}`)
    )
}

const call = ({ method, path }: Listed, cookie = '') =>
  fetch(`http://${process.env.HOST}:${process.env.PORT}${addressOf(path)}`, {
    method: method.toUpperCase(),
    headers: { cookie, 'content-type': 'application/json' },
    ...(method !== 'get' && { body: '{}' }),
  })

const addressOf = (path: string) => path.replace('{resource}', 'signups').replace(/\{\w+\}/g, '1')

test.group('GET /api/openapi.json', (group) => {
  freshDatabase(group)

  test('has every route that is no page, and nothing else', async ({ client, assert }) => {
    const told = operationsOf(await documentOf(client)).map(
      ({ method, path }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`
    )
    assert.sameMembers(told, callsOfRouter())
    assert.isAbove(told.length, 80)
  })

  test('is a valid document of OpenAPI 3.1', async ({ client, assert }) => {
    const document = await documentOf(client)
    const validator = new Validator()
    const { valid, errors } = await validator.validate({ ...document })
    assert.isTrue(valid, JSON.stringify(errors))
    assert.equal(validator.version, '3.1')
  })

  test('gives each call a name of its own, and its district', async ({ client, assert }) => {
    const operations = operationsOf(await documentOf(client))
    const names = operations.map(({ operationId }) => operationId)
    assert.equal(new Set(names).size, names.length)
    await checkEachRow(operations, ({ tags }) => assert.notDeepEqual(tags, ['everly']))
  })

  test('says where we are reached, and which build this is', async ({ client, assert }) => {
    const { servers, info } = await documentOf(client)
    const publicUrl = await app.container.make(PublicUrl)
    assert.deepEqual(servers, [{ url: publicUrl.base }])
    assert.equal(info.version, version)
  })

  test('is the same for everyone, and known to who has it', async ({ client, assert }) => {
    const { cookie } = await signedUpUser({ role: 'admin' })
    const first = await client.get('/api/openapi.json')
    const second = await client.get('/api/openapi.json').as({ cookie })
    assert.equal(first.text(), second.text())
    assert.equal(first.header('content-type'), 'application/json; charset=utf-8')
    const etag = first.header('etag') ?? ''
    assert.equal(second.header('etag'), etag)
    const again = await client.get('/api/openapi.json').header('if-none-match', etag)
    again.assertStatus(304)
  })

  test('tells truly which calls ask for a session', async ({ client, assert }) => {
    const operations = operationsOf(await documentOf(client))
    await checkEachRow(operations, async (operation) => {
      const response = await call(operation)
      const isClosed = operation.security.length > 0 && operation.path.startsWith('/api/')
      const needsSession = isClosed && operation.security.every(({ session }) => session)
      assert.equal(response.status === 401, needsSession, `${operation.method} ${operation.path}`)
      if (!needsSession) return
      assert.property(operation.responses, '401')
      assert.isTrue(refusalAnswer.safeParse(await response.json()).success)
    })
  })

  test('tells truly which calls are for staff', async ({ client, assert }) => {
    const ofStaff = operationsOf(await documentOf(client)).filter(({ security }) =>
      security.some(({ session = [] }) => session.length > 0 && security.length === 1)
    )
    const { cookie } = await signedUpUser()
    assert.isAbove(ofStaff.length, 20)
    await checkEachRow(ofStaff, async (operation) => {
      const response = await call(operation, cookie)
      assert.equal(response.status, 403)
      assert.isTrue(refusalAnswer.safeParse(await response.json()).success)
    })
  })
})
