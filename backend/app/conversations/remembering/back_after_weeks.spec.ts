import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DAY } from '#app/core/clock/durations'
import { type SceneSet, SetScene } from '#app/conversations/thread/set_scene'
import { findThread } from '#app/conversations/thread/thread'
import { offlineCompletion } from '#app/companion/offline_voice/offline_completion'
import { OPENINGS } from '#app/companion/offline_voice/offline_lines'
import { isSpanish } from '#app/companion/offline_voice/offline_spoken'
import type { Scene } from '#app/companion/voice/language_model'
import { wrongTime } from '#app/companion/times/wrong_time'
import {
  clock,
  database,
  freshDatabase,
  model,
  onboardedUser,
  rows,
  say,
  tell,
  type TestUser,
} from '#tests/world'

/** Her texts by the clock, one a day, none of them answered. */
async function textDaily(user: TestUser, days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    clock.advance(DAY)
    await rows(
      `insert into messages (conversation_id, user_id, direction, kind, body, state, created_at)
       select id, user_id, 'outbound', 'scheduled', ?, 'delivered', ? from conversations
       where user_id = ? returning id`,
      `A new morning and nothing on it yet, may it be kind to you. This is text ${day}.`,
      clock.now(),
      user.id
    )
  }
}

/** What she has before her eyes for her next good morning. */
async function morningOf(user: TestUser): Promise<SceneSet> {
  const { read } = await database()
  const thread = await findThread(read, { userId: user.id }, clock.now())
  if (!thread) throw new Error('there is no talk')
  const setScene = await app.container.make(SetScene)
  return setScene.execute(thread, {
    kind: 'scheduled',
    occasion: 'good_morning',
    now: clock.now(),
  })
}

/** What she knows when they come back after so many days. */
async function backAfter(days: number, told: string): Promise<Scene> {
  const user = await onboardedUser()
  await tell(user, 'My interview at the museum is next month', 'I read about rivers all day')
  await textDaily(user, days)
  await say(user, told)
  const scene = model.asked.at(-1)?.scene
  if (!scene) throw new Error('she was not asked')
  return scene
}

const promptOf = () =>
  model.asked
    .at(-1)
    ?.prompt.turns.map(({ content }) => content)
    .join('\n') ?? ''
const isWrong = (words: string, scene: Scene) =>
  wrongTime(words, { scene, prompt: { system: '', turns: [] } }) !== null
const isWelcomedBack = (scene: Scene) => {
  const { text } = offlineCompletion(scene)
  return OPENINGS.return.some((line) => text.includes(line.replace(/\.$/, '')))
}

test.group('Somebody comes back while her texts by the clock went on', (group) => {
  freshDatabase(group)

  for (const [days, told, why] of [
    [35, 'guess what, my interview at the museum went great', 'old lines take the room of turns'],
    [70, 'hey you', 'her texts are more than the turns she reads'],
  ] as const) {
    test(`after ${days} days: ${why}`, async ({ assert }) => {
      const scene = await backAfter(days, told)
      const earlier = scene.turns.slice(0, -1)
      assert.isTrue(
        earlier.every(({ sender }) => sender === 'girlfriend'),
        'their text is cut off'
      )
      assert.isFalse(isWrong("It's been weeks, I'm glad you're here.", scene))
      assert.isTrue(isWrong('Back so soon!', scene))
      assert.match(promptOf(), / Before this they last wrote (?:35 days|2 months) ago\./)
      assert.match(promptOf(), new RegExp(`^\\[${days} days later, `, 'm'))
    })
  }

  test('without a model she welcomes them back', async ({ assert }) => {
    assert.isTrue(isWelcomedBack(await backAfter(35, 'hey')))
  })

  test('who answers her text of every day was not away', async ({ assert }) => {
    assert.isFalse(isWelcomedBack(await backAfter(1, 'hey')))
  })

  test('who wrote Spanish is texted in Spanish still', async ({ assert }) => {
    const user = await onboardedUser()
    await tell(user, 'hola, hoy fui al mercado con mi hermana', 'mañana trabajo todo el día')
    await textDaily(user, 70)
    const { scene, prefix } = await morningOf(user)
    assert.isTrue(isSpanish(offlineCompletion(scene).text))
    assert.isTrue(isSpanish(prefix))
  })

  test('her latest replies are what she said last, before the texts by the clock', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await textDaily(user, 3)
    model.say('Soup sounds right to me.')
    await say(user, 'i made soup')
    const { scene } = await morningOf(user)
    assert.equal(scene.said?.at(-1), 'Soup sounds right to me.')
    assert.lengthOf(scene.byClock ?? [], 3)
  })

  test('what they told in the last days is at hand, however much came since', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await tell(user, 'my mom died')
    await rows(
      `insert into messages (conversation_id, user_id, direction, kind, body, state, created_at)
       select c.id, c.user_id, 'inbound', 'talk', 'She was kind.', 'received', ? from conversations c
       join (${Array(70).fill('select 1 as n').join(' union all ')}) as many on c.user_id = ? returning id`,
      clock.now(),
      user.id
    )
    const { scene } = await morningOf(user)
    assert.include(scene.earlier?.map(({ text }) => text) ?? [], 'my mom died')
    clock.advance(5 * DAY)
    const later = await morningOf(user)
    assert.lengthOf(later.scene.earlier ?? [], 5)
  })
})
