import type { Turn } from '#app/companion/voice/language_model'
import { daysBetween } from '#app/companion/voice/local_moment'
import { asksOf } from '#app/companion/offline_voice/offline_answers'
import { isTender, slotsOf, type Stage } from '#app/companion/offline_voice/offline_stage'
import { findDetail } from '#app/companion/offline_voice/offline_details'
import { graveIn } from '#app/companion/offline_voice/offline_grave'
import type { Heard, Hearing } from '#app/companion/offline_voice/offline_heard'
import {
  CALLBACK_ASKS,
  DEEP_ASKS,
  FOLLOW_ASKS,
  FRESH_ASKS,
  HOUR_ASKS,
  PLAIN_FOLLOW_ASKS,
} from '#app/companion/offline_voice/offline_questions'
import { questionsInRow, type Style } from '#app/companion/offline_voice/offline_style'
import { BOND_ASKS } from '#app/companion/offline_voice/offline_bond_lines'
import { BACK_ASKS } from '#app/companion/offline_voice/offline_back_asks'
import { TOPIC_ASKS } from '#app/companion/offline_voice/offline_topic_asks'
import { isTopic, topicOf, type Topic } from '#app/companion/offline_voice/offline_topics'

const CALLBACK_REACH = 40
/** A talk dies without a question after these. */
const NEEDS_ASK = new Set(['unsure', 'complaint', 'huh', 'gibberish', 'empty', 'recallUnknown'])
const FEELS_LIKE_ASKING = 0.85

/** An answer to her question stays with the talk's topic; news without one has none. */
function currentTopic(stage: Stage, item: Heard): Topic | null {
  const ofTalk = item.intent === 'answer' ? stage.scene.topics.find(isTopic) : null
  return item.topic ?? ofTalk ?? null
}

const LOSS = /\b(?:died|dead|funeral|cancer|passed away)\b/i

/** Told, not asked, on a topic; family is left in peace while somebody is mourned. */
function isWorthReturning(text: string, isMourning: boolean): boolean {
  const topic = text.includes('?') ? null : topicOf(text)
  return topic !== null && !(isMourning && (topic === 'family' || topic === 'pets'))
}

function hasLoss(turns: Turn[]): boolean {
  return turns.some((turn) => LOSS.test(turn.text))
}

/** Something the person told a while ago that neither has come back to. */
function earlierDetail(stage: Stage): { it: string; at: number } | null {
  const recent = stage.scene.turns.slice(-CALLBACK_REACH)
  const told = recent.slice(0, -6).filter((turn) => turn.sender === 'user')
  const lately = recent
    .slice(-12)
    .map((turn) => turn.text.toLowerCase())
    .join(' ')
  const isMourning = hasLoss(recent)
  const candidates = told
    .filter((turn) => isWorthReturning(turn.text, isMourning))
    .map(({ text, at }) => ({ it: findDetail(text) ?? '', at, text }))
  const isUntouched = (it: string) => !lately.includes(it.toLowerCase().split(' ').at(-1) ?? it)
  return (
    candidates.findLast(
      ({ it, text }) => it.startsWith('your ') && isUntouched(it) && graveIn(text) === null
    ) ?? null
  )
}

/** Comes back to something told before; null when nothing is left to come back to. */
export function callBack(stage: Stage): string | null {
  const { now, timeZone } = stage.scene
  const earlier = earlierDetail(stage)
  if (!earlier) return null
  const lines = CALLBACK_ASKS[daysBetween(earlier.at, now, timeZone) > 0 ? 'old' : 'recent']
  return stage.choice.pick([lines], { it: earlier.it })
}

export function freshAsk(stage: Stage): string {
  const { choice, moment } = stage
  const back = choice.isLucky(0.45) ? callBack(stage) : null
  const hour = HOUR_ASKS[moment.dayPart]
  const isOfDay = stage.scene.persona.communicationStyle === 'morning-evening'
  const pools = choice.isLucky(isOfDay ? 0.85 : 0.3) ? [hour, FRESH_ASKS] : [FRESH_ASKS, hour]
  return back ?? choice.pickAnyway(pools, slotsOf(stage))
}

/** By her way of texting and what the two are to each other; bad news is no moment for play. */
function characterAsks({ choice, scene }: Stage, item: Heard, style: Style): (readonly string[])[] {
  const bond = scene.persona.relationshipStyle
  const isFitting = item.valence !== 'bad' || bond === 'supportive'
  return [
    ...(style.isDeep && choice.isLucky(0.6) ? [DEEP_ASKS] : []),
    ...(isFitting && choice.isLucky(0.35) ? [BOND_ASKS[bond]] : []),
  ]
}

function followAsk(stage: Stage, item: Heard, style: Style): string {
  const { choice, scene } = stage
  const topic = currentTopic(stage, item)
  const own = item.valence === 'neutral' ? FOLLOW_ASKS[scene.persona.personality] : []
  const plain = PLAIN_FOLLOW_ASKS[item.valence]
  const onTopic = topic && item.valence !== 'bad' ? TOPIC_ASKS[topic] : []
  const near = choice.isLucky(0.65) ? [onTopic, own, plain] : [own, plain, onTopic]
  const pools = [...characterAsks(stage, item, style), ...near, FRESH_ASKS]
  return choice.pick(pools, slotsOf(stage, item)) ?? freshAsk(stage)
}

/** Stays with the topic of the last texts, if there is one, and else opens another door. */
function onwardAsk(stage: Stage, item: Heard): string {
  const isHurting = item.valence === 'bad' || isTender(stage)
  const gentle = isHurting ? stage.choice.pick([PLAIN_FOLLOW_ASKS.bad], slotsOf(stage, item)) : null
  return gentle ?? topicAsk(stage, item) ?? freshAsk(stage)
}

function topicAsk(stage: Stage, item: Heard): string | null {
  const recent = stage.scene.turns.slice(-5).filter((turn) => turn.sender === 'user')
  const topic = item.topic ?? recent.map((turn) => topicOf(turn.text)).findLast(Boolean)
  if (!topic || !stage.choice.isLucky(0.7)) return null
  return stage.choice.pick([TOPIC_ASKS[topic]], slotsOf(stage, item))
}

function backAsk(stage: Stage, item: Heard): string {
  const asks = BACK_ASKS[item.intent] ?? BACK_ASKS.howAreYou ?? []
  return stage.choice.pick([asks], slotsOf(stage, item)) ?? freshAsk(stage)
}

function askFor(stage: Stage, item: Heard, style: Style): string | null {
  switch (item.ask) {
    case 'none':
      return null
    case 'own':
      return (
        stage.choice.pick([asksOf(item)], slotsOf(stage, item)) ?? followAsk(stage, item, style)
      )
    case 'back':
      return backAsk(stage, item)
    case 'onward':
      return onwardAsk(stage, item)
    case 'fresh':
      return freshAsk(stage)
    case 'follow':
      return followAsk(stage, item, style)
  }
}

/** Whether this reply should ask at all: her style decides, and nobody likes an interview. */
function isAskingNow(stage: Stage, main: Heard | undefined, style: Style): boolean {
  if (main && NEEDS_ASK.has(main.intent)) return true
  if (questionsInRow(stage.scene.turns) >= style.asksInRow) return false
  const isHurt = main?.ask === 'own' && main.valence === 'bad'
  return stage.choice.isLucky(isHurt ? FEELS_LIKE_ASKING : style.asks)
}

/** The one open question of a reply, or null. */
export function ask(stage: Stage, hearing: Hearing, style: Style): string | null {
  const main = hearing.items[0]
  if (hearing.goodbye || main?.ask === 'none') return null
  if (!isAskingNow(stage, main, style)) return null
  return main ? askFor(stage, main, style) : freshAsk(stage)
}
