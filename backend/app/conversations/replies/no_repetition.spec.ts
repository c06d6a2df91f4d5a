import { HOUR } from '#app/core/clock/durations'
import { withoutAiNotice } from '#app/texting/gate/ai_notice'
import { test } from '@japa/runner'
import { hashOf } from '#app/language/text_features'
import { repeatRate, talkOf } from '#tests/voice/talks'
import { clock, freshDatabase, model, onboardedUser, pass, sms, text } from '#tests/world'

const WORDS = `
  amber anchor apple ballad barley basil beacon birch bottle branch bridge brisk cabin candle
  canvas cedar chalk cherry cinder clover copper coral corner cotton cradle crystal curtain
  dapple dawn delta drizzle ember feather fern fiddle flannel forest fountain garden ginger
  glacier granite gravel harbor harvest hazel hollow honeycomb island ivory jasmine juniper
  kettle ladder lantern laurel lavender lemon linen lively maple marble meadow mellow midnight
  mirror morning mosaic nectar nutmeg ocean olive orchard paper parcel pebble pepper pigeon
  planet plum pocket pond poplar quiet quilt raisin ribbon ripple river saddle saffron sailor
  shadow silver sparrow spruce steeple summer sunset thimble thunder timber tulip velvet
  village violet walnut whisper willow window winter wooden yellow zephyr
`
  .trim()
  .split(/\s+/)

/** Numbers from 0 to 1, the same for the same seed. */
function drawsOf(seed: string): () => number {
  let state = hashOf(seed)
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * Says one of its last fifty replies again in 30 % of its answers, and in half of
 * those it is asked to write anew; mostly with another word at the end, as models do.
 */
function writeLikeAParrot(seed: string): { first: string[] } {
  const draw = drawsOf(seed)
  const offered: string[] = []
  const one = <T>(all: readonly T[]): T => all[Math.floor(draw() * all.length)]!
  const fresh = () =>
    `${Array.from({ length: 7 + Math.floor(draw() * 8) }, () => one(WORDS)).join(' ')}.`
  const again = () => {
    const before = one(offered.slice(-50))
    return draw() < 0.5 ? before : `${before.replace(/\.$/, '')} ${one(WORDS)}.`
  }
  const first: string[] = []
  model.writes = ({ scene }) => {
    const isRepeating = offered.length > 5 && draw() < (scene.correction ? 0.5 : 0.3)
    const line = isRepeating ? again() : fresh()
    if (!scene.correction) first.push(line)
    offered.push(line)
    return line
  }
  return { first }
}

test.group('No repetition', (group) => {
  freshDatabase(group)

  test('three hundred replies of a model that repeats itself: under 1 % leave twice', async ({
    assert,
  }) => {
    const user = await onboardedUser({ messages: 400 })
    const { first } = writeLikeAParrot('parrot')
    const before = sms.textsTo(user.phone).length
    for (const said of talkOf('a long one', 300)) {
      clock.advance(said === '<night>' ? 9 * HOUR : 3 * 60_000)
      if (said === '<night>') continue
      await text(user, said)
      await pass(40_000, 8000)
    }
    const texts = sms.textsTo(user.phone).slice(before)
    const replies = texts.map(withoutAiNotice)
    const shown = (rate: number) => `${(rate * 100).toFixed(2)} %`
    console.log(
      `${replies.length} replies: ${shown(repeatRate(first))} repeated as first offered, ` +
        `${shown(repeatRate(replies))} as sent`
    )
    assert.isAbove(replies.length, 290)
    assert.isAbove(repeatRate(first), 0.2)
    assert.isBelow(repeatRate(replies), 0.01)
  })
})
