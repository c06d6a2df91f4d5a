import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { SetScene } from '#app/conversations/thread/set_scene'
import { findThread } from '#app/conversations/thread/thread'
import {
  clock,
  database,
  freshDatabase,
  onboardedUser,
  rows,
  tell,
  type TestUser,
} from '#tests/world'

/** Said later than all the test tells: more than she has before her for one text. */
async function tellMuchLater(user: TestUser): Promise<void> {
  for (let index = 0; index < 40; index++) {
    await rows(
      `insert into memories (user_id, about, slot, value_key, body, is_pinned, saved_at, said_at)
       values (?, 'user', ?, ?, ?, (1 = 0), ?, ?) returning id`,
      user.id,
      `taste:thing ${index}`,
      `key ${index}`,
      `You like thing ${index}.`,
      clock.now() + index,
      clock.now() + index
    )
  }
}

/** What she has before her for a text of the clock. */
async function knownForScheduled(user: TestUser): Promise<readonly string[]> {
  const now = clock.now()
  const thread = await findThread((await database()).read, { userId: user.id }, now)
  const setScene = await app.container.make(SetScene)
  const part = { kind: 'scheduled', occasion: 'good_morning', now } as const
  const { scene } = await setScene.execute(thread!, part)
  return scene.remembered?.facts ?? []
}

test.group('On the day itself', (group) => {
  freshDatabase(group)

  test('a birthday and a plan are known without a word about them', async ({ assert }) => {
    const user = await onboardedUser({ messages: 50 })
    await tell(user, 'my birthday is december 3', "my sister's birthday is december 30")
    await tell(user, 'I have an exam on december 3')
    await tellMuchLater(user)
    const about = (facts: readonly string[]) => facts.filter((fact) => !/thing/.test(fact)).sort()
    clock.at('2026-12-02T13:00:00Z')
    assert.deepEqual(about(await knownForScheduled(user)), [])
    clock.at('2026-12-03T13:00:00Z')
    assert.deepEqual(about(await knownForScheduled(user)), [
      'You have an exam on Thursday, December 3, 2026.',
      'Your birthday is December 3.',
    ])
    clock.at('2026-12-30T13:00:00Z')
    const later = (await knownForScheduled(user)).filter((fact) => !/^That day/.test(fact))
    assert.deepEqual(about(later), ['The birthday of your sister is December 30.'])
  })

  test('the day after, a plan is past, and what ended is told as ended', async ({ assert }) => {
    const user = await onboardedUser({ messages: 50 })
    await tell(user, 'I have an exam on december 3', 'I live in Porto', 'I moved to Lisbon')
    clock.at('2026-12-04T13:00:00Z')
    const past = (await knownForScheduled(user)).filter((fact) => /exam|Porto/.test(fact))
    assert.lengthOf(past, 2)
    assert.include(past, 'That day is past: You have an exam on Thursday, December 3, 2026.')
    assert.match(past.join(' '), /No longer, since November \d+, 2026: You live in Porto\./)
  })

  test('a birthday on 29 February is the day before in other years', async ({ assert }) => {
    const user = await onboardedUser({ messages: 50 })
    await tell(user, 'my birthday is feb 29')
    await tellMuchLater(user)
    const BORN = 'Your birthday is February 29.'
    clock.at('2027-02-28T14:00:00Z')
    assert.include(await knownForScheduled(user), BORN)
    clock.at('2028-02-28T14:00:00Z')
    assert.notInclude(await knownForScheduled(user), BORN)
    clock.at('2028-02-29T14:00:00Z')
    assert.include(await knownForScheduled(user), BORN)
  })

  test('the name they told is known whatever was told since', async ({ assert }) => {
    const user = await onboardedUser({ messages: 50 })
    await tell(user, 'my name is Tim')
    await tellMuchLater(user)
    assert.include(await knownForScheduled(user), 'Your name is Tim.')
  })
})
