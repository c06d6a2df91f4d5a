import type { Completion, Scene } from '#app/companion/voice/language_model'
import { type EmotionalState, moodAfter, moodOf } from '#app/models/mood'
import { ledgerOf, repetitionAgainst } from '#app/companion/manners/repetition'
import { localMoment } from '#app/companion/voice/local_moment'
import { Choice } from '#app/companion/offline_voice/offline_choice'
import { hear, type Hearing } from '#app/companion/offline_voice/offline_hearing'
import { moodFor, OPENINGS } from '#app/companion/offline_voice/offline_lines'
import { type Mode, modeOf } from '#app/companion/offline_voice/offline_mode'
import { reply } from '#app/companion/offline_voice/offline_reply'
import type { Stage } from '#app/companion/offline_voice/offline_stage'
import * as unasked from '#app/companion/offline_voice/offline_unasked'
import {
  dress,
  type Look,
  questionsInRow,
  softened,
  tenderPersona,
} from '#app/companion/offline_voice/offline_style'

const SEEN_BY_SEED = 12
const DRAWS = 12
const TOPICS_KEPT = 8
const MOST_IN_ROW = 2

/** The same scene gives the same words; a new text, minute or correction gives others. */
function seedOf(scene: Scene): string {
  const recent = scene.turns.slice(-SEEN_BY_SEED).map((turn) => turn.text)
  const { personality, name } = scene.persona
  const { kind, now, turns, correction = '' } = scene
  return [kind, personality, name, now, turns.length, correction, ...recent].join('\u0001')
}

const UNASKED: Record<Exclude<Scene['kind'], 'reply'>, (stage: Stage) => string> = {
  first_text: unasked.firstText,
  greeting: unasked.greeting,
  scheduled: (stage) => unasked.scheduled(stage, stage.scene.occasion ?? 'random_sweet'),
  open_loop: unasked.askedBack,
  last_hello: unasked.lastHello,
}

function write(stage: Stage, hearing: Hearing): { text: string; look: Look } {
  const { kind } = stage.scene
  if (kind === 'reply') return reply(stage, hearing)
  return { text: UNASKED[kind](stage), look: unasked.lookOf(stage) }
}

/** What she must not say again: her latest texts, or as many of them as the turns hold. */
function saidIn({ said, turns }: Scene): string[] {
  return said ?? turns.flatMap((turn) => (turn.sender === 'girlfriend' ? turn.text : []))
}

/** A friend leaves romance alone, and so does everybody after a crisis. */
function unfitFor({ isTender, persona }: Scene): RegExp | null {
  return isTender || persona.relationshipStyle === 'friend' ? OPENINGS.romance : null
}

/** Draws again while the words are, as a whole or in part, ones she has used lately. */
function writeFit(scene: Scene, hearing: Hearing): string {
  const [seed, said] = [seedOf(scene), saidIn(scene)]
  const limits = {
    unfit: unfitFor(scene),
    mayAsk: scene.kind !== 'reply' || questionsInRow(scene.turns) < MOST_IN_ROW,
  }
  const ledger = ledgerOf(said)
  const mode = modeOf(scene)
  let first = ''
  for (let draw = 0; draw < DRAWS; draw++) {
    const text = draft(scene, hearing, {
      choice: new Choice(said, `${seed}${draw}`, limits),
      mode,
    })
    if (text && !repetitionAgainst(text, ledger)) return text
    first ||= text
  }
  return first
}

function draft(
  scene: Scene,
  hearing: Hearing,
  { choice, mode }: { choice: Choice; mode: Mode }
): string {
  const moment = localMoment(scene.now, scene.timeZone)
  const mood = moodOf(scene.persona.emotionalState)
  const stage: Stage = { scene, moment, choice, mood, mode }
  const { text, look } = write(stage, hearing)
  return scene.isTender ? softened(text) : dress(text, scene, { look, choice })
}

/** What she heard moves her; else a talk brings her a step nearer to happy. */
function nextMood(scene: Scene, hearing: Hearing): EmotionalState {
  const before = moodOf(scene.persona.emotionalState)
  return moodAfter(before, { own: movedBy(hearing), isTender: scene.isTender ?? false })
}

function movedBy({ items, goodbye }: Hearing): EmotionalState | null {
  if (items.some(({ grave }) => grave)) return 'concerned'
  const heard = items.flatMap(({ intent }) => moodFor(intent) ?? [])[0]
  if (heard) return heard
  return goodbye ? 'affectionate' : null
}

/** The talk's topics, newest first, short lower-case words, at most eight. */
function nextTopics({ topics }: Scene, { topic }: Hearing): string[] {
  const kept = topics.map((one) => one.toLowerCase().trim()).filter(Boolean)
  return [...new Set([...(topic ? [topic] : []), ...kept])].slice(0, TOPICS_KEPT)
}

/** Her next text by rules, her character and what was really said. Pure. */
export function offlineCompletion(given: Scene): Completion {
  const scene = given.isTender ? { ...given, persona: tenderPersona(given.persona) } : given
  const hearing = hear(scene)
  return {
    text: writeFit(scene, hearing),
    emotionalState: nextMood(scene, hearing),
    topics: nextTopics(scene, hearing),
    usage: { promptTokens: 0, cachedTokens: 0, completionTokens: 0, model: 'offline' },
  }
}
