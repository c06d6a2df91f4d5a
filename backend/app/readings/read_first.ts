import * as readings from '#app/readings/readings'
import type { Scene } from '#app/voice/language_model'

const AT = Date.UTC(2026, 0, 1)
const WHERE = { now: AT, timeZone: 'UTC' }
const WORDS = "Hey! My sister's wedding is on friday, do you remember her name?"
const TURN = { sender: 'user', text: WORDS, at: AT, pictures: 0 } as const
const TEXT = { ...TURN, id: 1 }
const SCENE: Scene = {
  ...WHERE,
  kind: 'reply',
  persona: {
    ...{ name: 'Maya', age: 24, personality: 'sweet', interests: ['Music'] },
    ...{ communicationStyle: 'casual', relationshipStyle: 'friend', emotionalState: 'happy' },
  },
  person: { firstName: null },
  turns: [TURN],
  topics: [],
}

/** The first time takes long: what is built on first use is built, and the code gets compiled. */
export function readFirst(): void {
  const prompt = readings.promptFor(SCENE, { promptTokens: 3000, memoryTokens: 1500 })
  const { text: words } = readings.offlineCompletion(SCENE)
  const wish = { scene: SCENE, prompt, prefix: '', suffix: '' }
  readings.judgeWords({ ...wish, words })
  readings.plainLineFor(wish)
  readings.readWords(WORDS)
  readings.findFacts(TURN, { timeZone: 'UTC', before: [TURN] })
  readings.gistOf([TEXT], { summary: '', timeZone: 'UTC' })
  readings.whichAreReadable([TEXT])
  readings.hearText(WORDS, [], WHERE)
  readings.readQuestion([WORDS], { personName: null, herName: 'Maya', ...WHERE })
  readings.readForIndex([WORDS])
  readings.searchedStemsOf([WORDS])
}
