import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { test } from '@japa/runner'
import { type Child, startNode, whenReady } from '#tests/child'
import { preparedFiles } from '#tests/prepared_files'
import { unusedPort } from '#tests/unused_port'

const PHONE = '+12025550193'
const EMAIL = 'quintessa.fenwick@example.org'
const WAIT_MS = 60_000
const TEXTS_EACH = 1500

/** What must stand nowhere once its person is gone: every byte on disk, and all the server said. */
const SECRETS = [
  EMAIL,
  PHONE,
  PHONE.slice(1),
  'Quintessa',
  'Fenwickshire',
  'Zorabelle',
  'zebrafish',
  'porcupine',
  'marmalade',
  'UnusualBrowser',
]

const PROOF = { currentPassword: 'correct horse 7' }

test.group('A person who left', (group) => {
  let folder = ''
  let file = ''
  let base = ''
  let child: Child
  let cookie = ''

  group.each.setup(async () => {
    folder = mkdtempSync(join(tmpdir(), 'everly-forgetting-'))
    file = join(folder, 'everly.sqlite')
    const port = String(await unusedPort())
    base = `http://127.0.0.1:${port}`
    const env = {
      HOST: '127.0.0.1',
      PORT: port,
      DATABASE_URL: file,
      NODE_ENV: 'development',
      LOG_LEVEL: 'trace',
      SCRYPT_COST: '1024',
      JOB_POLL_MS: '50',
      REPLY_QUIET_MS: '0',
      REPLY_QUIET_LIMIT_MS: '0',
      REPLY_DELAY_MIN_MS: '0',
      REPLY_DELAY_MAX_MS: '0',
    }
    copyFileSync((await preparedFiles()).migrated, file)
    child = startNode('backend/bin/server.ts', [], env)
    await whenReady(`${base}/health/ready`, child)
    return async () => {
      child.process.kill('SIGTERM')
      await child.ended
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('leaves no byte in the database, its log, any other file or what the server said', async ({
    assert,
  }) => {
    await signUp()
    await talk()
    fillUp()
    const exported = await call('POST', '/api/export', PROOF)
    assert.deepEqual(missingIn(await exported.text(), SECRETS), [])
    assert.deepEqual(missingIn(onDisk(), SECRETS), [])
    const deleted = await call('DELETE', '/api/delete-account', PROOF)
    assert.equal(deleted.status, 200)
    await until('all is forgotten', () => found(onDisk()).length === 0)
    child.process.kill('SIGTERM')
    await child.ended
    assert.deepEqual(found(onDisk()), [])
    assert.deepEqual(found(child.output()), [])
  }).timeout(4 * WAIT_MS)

  async function call(method: string, path: string, body?: object): Promise<Response> {
    const answer = await fetch(base + path, {
      method,
      headers: {
        'User-Agent': 'UnusualBrowser/1.0',
        'Content-Type': 'application/json',
        'cookie': cookie,
      },
      body: body && JSON.stringify(body),
    })
    const [set] = answer.headers.getSetCookie()
    if (set) cookie = set.split(';')[0] ?? ''
    if (!answer.ok) {
      throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    }
    return answer
  }

  async function phoneTexts(): Promise<string[]> {
    const answer = await call('GET', `/api/simulator/phones/${encodeURIComponent(PHONE)}`)
    const { texts } = (await answer.json()) as { texts: { body: string }[] }
    return texts.map((text) => text.body)
  }

  const type = (body: string) => call('POST', '/api/simulator/texts', { phone: PHONE, body })

  async function signUp(): Promise<void> {
    await type('a zebrafish before anybody signed up')
    // On a busy machine the text may not leave in time; the page says to try again.
    const asked = { phoneNumber: PHONE }
    await call('POST', '/api/send-verification', asked).catch(() =>
      call('POST', '/api/send-verification', asked)
    )
    const code = /code is (\d{6})/.exec((await phoneTexts()).join('\n'))?.[1]
    await call('POST', '/api/verify-phone', { phoneNumber: PHONE, verificationCode: code })
    await call('POST', '/api/signup', {
      email: EMAIL,
      countryCode: '+1',
      phone: PHONE,
      password: 'correct horse 7',
      smsConsent: true,
      dateOfBirth: '1990-05-17',
    })
    await call('PUT', '/api/signup', {
      firstName: 'Quintessa',
      lastName: 'Fenwickshire',
      countryCode: '+1',
      phone: PHONE,
      newEmail: EMAIL,
      smsConsent: true,
    })
  }

  async function talk(): Promise<void> {
    await call('POST', '/api/girlfriend', {
      name: 'Zorabelle',
      age: 24,
      personality: 'sweet',
      interests: ['Travel'],
      communicationStyle: 'casual',
      relationshipStyle: 'friend',
      image: 'maya',
    })
    await until('her first text', async () => (await idsOfHers()).length > 0)
    await type('My zebrafish learned to sing')
    await until('her reply', async () => (await idsOfHers()).length > 1)
    const [messageId] = await idsOfHers()
    await call('POST', '/api/reports', { messageId, reason: 'other', note: 'marmalade' })
  }

  async function idsOfHers(): Promise<number[]> {
    const view = await call('GET', '/api/my-conversation')
    const { messages } = (await view.json()) as { messages: { id: number; sender: string }[] }
    return messages.filter(({ sender }) => sender === 'girlfriend').map(({ id }) => id)
  }

  /** A long talk between the texts of somebody who stays, so that pages of the file were split and shared. */
  function fillUp(): void {
    const database = new Database(file)
    const insertUser = database.prepare(
      `insert into users (email, email_key, password, country_code, phone, phone_key, role, time_zone,
         created_at, updated_at)
       values ('stays@example.org', 'stays@example.org', 'none', '+1', '+12025550000', 'stays', 'user',
         'UTC', 0, 0)`
    )
    const insertText = database.prepare(
      `insert into messages (user_id, conversation_id, direction, kind, body, phone, phone_key, message_sid,
         state, created_at)
       select u.id, c.id, 'inbound', 'talk', ?, u.phone, u.phone_key, ?, 'received', 0
       from users u left join conversations c on c.user_id = u.id where u.email = ?`
    )
    const insertMemory = database.prepare(
      `insert into memories (user_id, body, is_pinned, saved_at)
       select id, 'You keep a porcupine.', 0, 0 from users where email = ?`
    )
    database.transaction(() => {
      insertUser.run()
      insertMemory.run(EMAIL)
      for (let i = 0; i < TEXTS_EACH; i++) {
        insertText.run(
          `zebrafish ${'x'.repeat((i * 37) % 1500)}`,
          `SMmine${(i * 7919) % 104_729}`,
          EMAIL
        )
        insertText.run(`other ${i}`, `SMother${(i * 7919) % 104_729}`, 'stays@example.org')
      }
    })()
    database.close()
  }

  /** Everything in the folder: the database, its log, and whatever else was written there. */
  function onDisk(): string {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    return files
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => existsSync(path))
      .map((path) => readFileSync(path, 'latin1'))
      .join('\n')
  }

  async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await sleep(50)) {
      if (await isSo()) return
    }
    throw new Error(`waited in vain for: ${what}; still found: ${found(onDisk()).join(', ')}`)
  }
})

function found(content: string): string[] {
  return SECRETS.filter((word) => content.includes(word))
}

function missingIn(content: string, words: string[]): string[] {
  return words.filter((word) => !content.includes(word))
}
