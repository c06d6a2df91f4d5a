import { test } from '@japa/runner'
import { DAY } from '#app/core/clock/durations'
import { offlineCompletion } from '#app/companion/offline_voice/offline_completion'
import type { Scene } from '#app/companion/voice/language_model'
import { wrongTime } from '#app/companion/times/wrong_time'
import {
  clock,
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
    const scene = await backAfter(35, 'hey')
    assert.match(offlineCompletion(scene).text, /again|back|stopped by|pick up|hear from you/)
  })
})
