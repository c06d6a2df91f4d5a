import { test } from '@japa/runner'
import {
  COMMUNICATION_STYLES,
  INTERESTS,
  PERSONALITIES,
  RELATIONSHIP_STYLES,
} from '#app/people/girlfriends/contract'
import { hashOf } from '#app/language/text_features'
import { petNamesIn } from '#app/companion/manners/repetition_words'
import { talkOf, talkThrough } from '#tests/voice/talks'
import type { Persona } from '#app/companion/voice/language_model'

type Trait = 'personality' | 'communicationStyle' | 'relationshipStyle'
interface Talk {
  persona: Pick<Persona, Trait>
  signs: string[]
}

/**
 * What a reader sees without knowing who writes: words, pairs of words, marks, length, how often she asks.
 */
function signsOf(reply: string): string[] {
  const words = reply.toLowerCase().match(/[\p{L}']+/gu) ?? []
  return [
    ...words,
    ...words.slice(1).map((word, index) => `${words[index]} ${word}`),
    ...(reply.match(/[!?]|[;:][)D]/g) ?? []),
    `length ${Math.min(8, Math.floor(reply.length / 25))}`,
    reply.includes('?') ? 'asks' : 'asks not',
    /[.!?]$/.test(reply) ? 'ends' : 'ends open',
  ]
}

const PERSONAS = PERSONALITIES.flatMap((personality) =>
  COMMUNICATION_STYLES.flatMap((communicationStyle) =>
    RELATIONSHIP_STYLES.map((relationshipStyle) => ({
      personality: personality.value,
      communicationStyle: communicationStyle.value,
      relationshipStyle: relationshipStyle.value,
    }))
  )
)

/** Forty texts with each of the 96, everything but her character drawn from the seed. */
function talksWithAll(seed: string): Promise<Talk[]> {
  return Promise.all(
    PERSONAS.map(async (persona, index) => {
      const name = `${seed}${index}`
      const first = hashOf(name) % INTERESTS.length
      const interests = [0, 5, 11].map((step) => INTERESTS[(first + step) % INTERESTS.length]!)
      const replies = await talkThrough(talkOf(name, 40), { ...persona, interests, name })
      const signs = replies.flatMap((reply) => signsOf(reply.replaceAll(name, '')))
      return { persona, signs }
    })
  )
}

/** Multinomial naive Bayes with add-half smoothing: counts what each value of a trait says. */
function judgeOf(talks: Talk[], trait: Trait): (signs: string[]) => string {
  const values = new Map<string, { counts: Map<string, number>; total: number }>()
  const known = new Set(talks.flatMap((talk) => talk.signs))
  for (const { persona, signs } of talks) {
    const value = values.get(persona[trait]) ?? { counts: new Map<string, number>(), total: 0 }
    for (const sign of signs) value.counts.set(sign, (value.counts.get(sign) ?? 0) + 1)
    value.total += signs.length
    values.set(persona[trait], value)
  }
  const weighed = [...values].map(([name, { counts, total }]) => {
    const weightOf = (sign: string) =>
      Math.log(((counts.get(sign) ?? 0) + 0.5) / (total + known.size / 2))
    return { name, weights: new Map([...known].map((sign) => [sign, weightOf(sign)])) }
  })
  return (signs) => {
    const scored = weighed.map(({ name, weights }) => ({
      name,
      score: signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0),
    }))
    return scored.toSorted((a, b) => b.score - a.score)[0]?.name ?? ''
  }
}

test.group('Her characters', () => {
  // Guessing finds a sixth of the personalities and a quarter of the styles.
  test('are told apart by a judge who has only read other talks', async ({ assert }) => {
    const read = await talksWithAll('Ada')
    const unread = await talksWithAll('Bea')
    const bars = { personality: 0.4, communicationStyle: 0.4 }
    for (const [trait, bar] of Object.entries(bars) as [Trait, number][]) {
      const judge = judgeOf(read, trait)
      const right = unread.filter(({ persona, signs }) => judge(signs) === persona[trait]).length
      console.log(`${trait}: ${right} of ${unread.length} talks recognised`)
      assert.isAtLeast(right / unread.length, bar, trait)
    }
  })

  test('only a girlfriend has pet names, and she seldom uses one', async ({ assert }) => {
    for (const { value: personality } of PERSONALITIES) {
      for (const { value: relationshipStyle } of RELATIONSHIP_STYLES) {
        const texts = talkOf(`${personality} ${relationshipStyle}`, 90)
        const replies = await talkThrough(texts, { personality, relationshipStyle })
        const named = replies.filter((reply) => petNamesIn(reply).length > 0).length
        if (relationshipStyle === 'girlfriend') assert.isAtMost(named, replies.length / 8)
        else assert.equal(named, 0, `${personality} ${relationshipStyle}`)
      }
    }
  })

  test('at least some of her pet names are heard', async ({ assert }) => {
    // One in some hundred texts has one.
    const replies = await talkThrough(talkOf('close', 600), { relationshipStyle: 'girlfriend' })
    assert.isTrue(replies.some((reply) => petNamesIn(reply).length > 0))
  })

  test('a friend leaves romance alone, whatever her personality', async ({ assert }) => {
    const words = [
      "flirt|wink|kiss|blush|charming|gorgeous|handsome|attractive|i'm (?:all )?yours|my heart",
      'candlelight|butterflies|beauty sleep|darling|babe|honey',
    ].join('|')
    const romance = new RegExp(String.raw`\b(?:${words})\b`, 'i')
    for (const { value: personality } of PERSONALITIES) {
      const texts = [...talkOf(`friend ${personality}`, 120), 'I love you', 'you look hot', 'kiss?']
      const replies = await talkThrough(texts, { personality, relationshipStyle: 'friend' })
      for (const reply of replies) assert.notMatch(reply, romance)
    }
  })

  test('nobody is flirted with over bad news', async ({ assert }) => {
    const texts = [
      'my car broke',
      'the exam went badly',
      'I had a fight with my dad',
      'I got fired',
    ]
    const replies = await talkThrough([...texts, ...texts, ...texts], {
      personality: 'funny',
      relationshipStyle: 'flirt',
    })
    for (const reply of replies) {
      assert.notMatch(reply, /charm|flirt|wink|keeping score|processor|distracting|impress/i)
    }
  })
})
