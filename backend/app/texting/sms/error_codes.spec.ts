import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { meaningOf } from '#app/texting/sms/error_codes'

const STORY = 'stories/conversations/failure_reasons.ts'

test.group('Error codes', () => {
  test('every reason has been looked at in the story of failed texts', ({ assert }) => {
    const story = readFileSync(app.makePath(STORY), 'utf8')
    const reasons = new Set(Array.from({ length: 40_000 }, (_, code) => meaningOf(code).reason))
    assert.isAbove(reasons.size, 10)
    assert.deepEqual(
      [...reasons].filter((reason) => !story.includes(`'${reason}'`)),
      []
    )
  })

  test('a reason reads on after "Not delivered:" and names no code', ({ assert }) => {
    for (let code = 0; code < 40_000; code++) {
      assert.match(meaningOf(code).reason, /^[a-z][^.:\d]*$/)
    }
  })
})
