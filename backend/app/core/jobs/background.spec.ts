import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Background } from '#app/core/jobs/background'

/** A request whose answer leaves when told to. */
function openRequest() {
  let finish = () => {}
  const response = { onFinish: (done: () => void) => void (finish = done) }
  return { ctx: { response } as unknown as HttpContext, answer: () => finish() }
}

function background(lines: unknown[] = []): Background {
  const logger = { error: (fields: unknown) => void lines.push(fields) }
  return new Background(logger as never)
}

test.group('Work after an answer', () => {
  test('it begins once the answer has left', async ({ assert }) => {
    const told: string[] = []
    const { ctx, answer } = openRequest()
    const work = background()
    work.follow(ctx, 'a test', async () => void told.push('worked'))
    await new Promise((resume) => setImmediate(resume))
    assert.deepEqual(told, [])
    answer()
    await work.idle()
    assert.deepEqual(told, ['worked'])
  })

  test('waiting for it also waits for what begins meanwhile', async ({ assert }) => {
    const told: string[] = []
    const [first, second] = [openRequest(), openRequest()]
    const work = background()
    work.follow(first.ctx, 'first', async () => {
      work.follow(second.ctx, 'second', async () => void told.push('second'))
      second.answer()
      told.push('first')
    })
    first.answer()
    await work.idle()
    assert.deepEqual(told, ['first', 'second'])
    await work.idle()
  })

  test('what goes wrong is logged by its name and hurts nobody', async ({ assert }) => {
    const lines: unknown[] = []
    const { ctx, answer } = openRequest()
    const work = background(lines)
    const error = new Error('broken')
    work.follow(ctx, 'a test', () => Promise.reject(error))
    answer()
    await work.idle()
    assert.deepEqual(lines, [{ err: error, work: 'a test' }])
  })

  test('the house has one', async ({ assert }) => {
    assert.strictEqual(await app.container.make(Background), await app.container.make(Background))
  })
})
