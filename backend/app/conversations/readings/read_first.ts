import * as readings from '#app/conversations/readings/readings'
import type { Scene } from '#app/companion/voice/language_model'

const AT = Date.UTC(2026, 0, 1)
const WHERE = { now: AT, timeZone: 'UTC' }
/** Of each kind that is read in its own way: patterns for danger alone take half a second to compile. */
const TEXTS = [
  "Hey! My sister's wedding is on friday, do you remember her name?",
  'I want to kill myself tonight, I have put my affairs in order',
  'my friend took pills, she says goodbye to everybody',
  "I'm 14, my father hits me. llegaron mis amigos, me voy",
  'My dog is called Biscuit, 13 years old; I had to stop taking my pills. please stop texting me',
]
const PERSONA: Scene['persona'] = {
  ...{ name: 'Maya', age: 24, personality: 'sweet', interests: ['Music'] },
  ...{ communicationStyle: 'casual', relationshipStyle: 'friend', emotionalState: 'happy' },
}

/** The first time takes long: what is built on first use is built, and the code gets compiled. */
export function readFirst(): void {
  for (const text of TEXTS) readOnce(text)
}

function readOnce(text: string): void {
  const turn = { sender: 'user', text, at: AT, pictures: 0 } as const
  const person = { firstName: null }
  const scene: Scene = {
    ...WHERE,
    kind: 'reply',
    persona: PERSONA,
    person,
    turns: [turn],
    topics: [],
  }
  const prompt = readings.promptFor(scene, { promptTokens: 3000, memoryTokens: 1500 })
  const { text: words } = readings.offlineCompletion(scene)
  const wish = { scene, prompt, prefix: '', suffix: '' }
  readings.judgeWords({ ...wish, words })
  readings.plainLineFor(wish)
  readings.readWords(text)
  readings.faultsIn([true, false].map((isOfHer) => ({ text, isOfHer })))
  readings.readTold(turn, { timeZone: 'UTC', before: [turn], known: [] })
  readings.gistOf([{ ...turn, id: 1 }], { summary: '', timeZone: 'UTC' })
  readings.whichAreReadable([{ ...turn, id: 1 }])
  readings.whatTextsTell([text])
  readings.hearText(text, [], WHERE)
  readings.readQuestion([text], { personName: null, herName: 'Maya', ...WHERE })
  readings.readForIndex([text])
  readings.searchedStemsOf([text])
}
