import type { Completion, Scene } from '#app/companion/voice/language_model'
import {
  type Ledger,
  ledgerOf,
  overlapIn,
  repetitionAgainst,
} from '#app/companion/manners/repetition'
import { localMoment } from '#app/companion/voice/local_moment'
import { moodOf } from '#app/companion/voice/mood'
import { slotsOf, type Stage } from '#app/companion/offline_voice/offline_stage'
import { FIRST_ASKS, FIRST_LINES } from '#app/companion/offline_voice/offline_openings'
import { ROMANCE } from '#app/companion/offline_voice/offline_bond_lines'
import { Choice } from '#app/companion/offline_voice/offline_choice'
import type { Hearing } from '#app/companion/offline_voice/offline_heard'
import { hear } from '#app/companion/offline_voice/offline_hearing'
import { nextMood, nextTopics } from '#app/companion/offline_voice/offline_mood'
import { hello, welcome, welcomeAsk } from '#app/companion/offline_voice/offline_hello'
import { askedBack, lastHello, loopTone } from '#app/companion/offline_voice/offline_initiative'
import { reply } from '#app/companion/offline_voice/offline_reply'
import { scheduled } from '#app/companion/offline_voice/offline_scheduled'
import { tenderPersona, tenderReply } from '#app/companion/offline_voice/offline_tender'
import { dress, softened, type Tone } from '#app/companion/offline_voice/offline_style'

const SEEN_BY_SEED = 12

/** The same scene gives the same words; a new text, minute or correction gives others. */
function seedOf(scene: Scene): string {
  const recent = scene.turns.slice(-SEEN_BY_SEED).map((turn) => turn.text)
  const { personality, name } = scene.persona
  const { kind, now, turns, correction = '' } = scene
  return [kind, personality, name, now, turns.length, correction, ...recent].join('\u0001')
}

function introduction(stage: Stage): string[] {
  const { name, personality } = stage.scene.persona
  const question = stage.choice.pickAnyway([FIRST_ASKS], slotsOf(stage))
  return [`It's ${name}, your new AI companion.`, FIRST_LINES[personality], question]
}

interface Written {
  text: string
  tone: Tone
}

const plain = (...parts: string[]): Written => ({ text: parts.join(' '), tone: 'plain' })

const WRITERS: Record<Scene['kind'], (stage: Stage, hearing: Hearing) => Written> = {
  reply: (stage, hearing) =>
    stage.scene.isTender
      ? { text: tenderReply(stage, hearing), tone: 'grave' }
      : reply(stage, hearing),
  first_text: (stage) => plain(hello(stage, 1), ...introduction(stage)),
  greeting: (stage) => plain(hello(stage, 1), welcome(stage), welcomeAsk(stage)),
  scheduled: (stage) => plain(scheduled(stage, stage.scene.occasion ?? 'random_sweet')),
  open_loop: (stage) => ({ text: askedBack(stage), tone: loopTone(stage) }),
  last_hello: (stage) => plain(lastHello(stage)),
}

const DRAWS = 12

/** What she must not say again: her latest texts, or as many of them as the turns hold. */
function saidIn({ said, turns }: Scene): string[] {
  return said ?? turns.flatMap((turn) => (turn.sender === 'girlfriend' ? turn.text : []))
}

/** A friend leaves romance alone, and so does everybody after a crisis. */
function unfitFor({ isTender, persona }: Scene): RegExp | null {
  return isTender || persona.relationshipStyle === 'friend' ? ROMANCE : null
}

/** Draws again while the words are, as a whole or in part, ones she has used lately. */
function writeFresh(scene: Scene, hearing: Hearing): string {
  const [seed, said, unfit] = [seedOf(scene), saidIn(scene), unfitFor(scene)]
  const ledger = ledgerOf(said)
  const drafts: string[] = []
  for (let draw = 0; draw < DRAWS; draw++) {
    const text = draft(scene, hearing, new Choice(said, `${seed}${draw}`, unfit))
    if (text && !repetitionAgainst(text, ledger)) return text
    if (text) drafts.push(text)
  }
  return leastRepeated(drafts, ledger)
}

function leastRepeated(drafts: string[], ledger: Ledger): string {
  const measured = drafts.map((text) => ({ text, overlap: overlapIn(text, ledger) }))
  return measured.toSorted((a, b) => a.overlap - b.overlap)[0]?.text ?? ''
}

function draft(scene: Scene, hearing: Hearing, choice: Choice): string {
  const moment = localMoment(scene.now, scene.timeZone)
  const mood = moodOf(scene.persona.emotionalState)
  const { text, tone } = WRITERS[scene.kind]({ scene, moment, choice, mood }, hearing)
  if (scene.isTender) return softened(text)
  return dress(text, scene, { tone, choice })
}

/** Her next text by rules, her character and what was really said. Pure. */
export function offlineCompletion(given: Scene): Completion {
  const scene = given.isTender ? { ...given, persona: tenderPersona(given.persona) } : given
  const hearing = hear(scene)
  return {
    text: writeFresh(scene, hearing),
    emotionalState: nextMood(scene, hearing),
    topics: nextTopics(scene, hearing),
    usage: { promptTokens: 0, cachedTokens: 0, completionTokens: 0, model: 'offline' },
  }
}
