import { DAY } from '#app/core/clock/durations'
import type { Remembered, Turn } from '#app/companion/voice/language_model'
import { daysBetween, localMoment } from '#app/companion/voice/local_moment'
import { oldWords } from '#app/companion/offline_voice/offline_old_words'
import {
  rememberedMost,
  rememberedOf,
  rememberedPerson,
} from '#app/companion/offline_voice/offline_remembered'
import { isAboutPast, slotsAsked } from '#app/companion/offline_voice/offline_recall_questions'
import {
  factsOf,
  sayFact,
  sayFactInSpanish,
  type Fact,
} from '#app/companion/offline_voice/offline_facts'

/** What was told so lately may not have been remembered yet. */
const LATELY = 2 * 3_600_000

/** `tomorrow`, said two days ago, is a weekday by now. */
function dated(fact: Fact, { now, timeZone }: { now: number; timeZone: string }): Fact {
  const dayName = (at: number) => {
    const days = daysBetween(now, at, timeZone)
    if (days === 0) return 'today'
    return days === 1 ? 'tomorrow' : `on ${localMoment(at, timeZone).weekday}`
  }
  const value = fact.value
    .replace(/\btomorrow\b/i, dayName(fact.at + DAY))
    .replace(/\btonight\b/i, (word) =>
      daysBetween(fact.at, now, timeZone) ? dayName(fact.at) : word
    )
  return { ...fact, value }
}

function aboutMe(facts: Fact[]): string | null {
  const newest = new Map(facts.map((fact) => [fact.slot, fact]))
  const told = [...newest.values()].filter((fact) => fact.value.length <= 30).slice(-3)
  return told.length > 0 ? told.map(sayFact).join(', ') : null
}

interface Asked {
  question: string
  now: number
  timeZone: string
  person: { firstName: string | null }
  remembered?: Remembered
}

/** These may be no questions about what was told, unless she knows an answer. */
const DOUBTFUL = ['who', 'past']

const PAST = ['past:']

/**
 * What she knows of what a question is about, as a clause in the second person; null when
 * it was never told, undefined when nothing told earlier is asked for.
 */
export function recall(earlier: Turn[], asked: Asked): string | null | undefined {
  const { question } = asked
  const slots = slotsAsked(question) ?? (isAboutPast(question) ? PAST : [])
  const [first] = slots
  if (first === undefined) return undefined
  const [way = '', word] = first.split(':')
  if (word === undefined) return bySlot(slots, earlier, asked)
  return byWay({ way, word }, earlier, asked) ?? (DOUBTFUL.includes(way) ? undefined : null)
}

function byWay({ way, word }: { way: string; word: string }, earlier: Turn[], asked: Asked) {
  const { remembered } = asked
  if (way === 'who') return sayWho(word, factsOf(earlier)) ?? rememberedPerson(word, remembered)
  const isOfAll = way === 'about' && word === 'me'
  return isOfAll
    ? (rememberedMost(remembered) ?? aboutMe(factsOf(earlier)))
    : recallWords(earlier, asked)
}

/** The person's own words, of long ago or of this talk, about what a question names. */
export function recallWords(earlier: Turn[], asked: Asked): string | null {
  const texts = [...(asked.remembered?.moments ?? []), ...earlier]
  return oldWords(asked.question, texts, asked)
}

/** Just told, else remembered, else told at some time of this talk. */
function bySlot(slots: string[], earlier: Turn[], asked: Asked): string | null {
  const told = newestOf(slots, factsOf(earlier))
  const isSpanish = /\b(?:llama\w*|llamo)\b/i.test(asked.question)
  const said = told && (isSpanish ? sayFactInSpanish(told) : sayFact(dated(told, asked)))
  if (said && asked.now - told.at < LATELY) return said
  return keptOf(slots, asked) ?? said ?? otherwise(slots, earlier, asked)
}

function keptOf(slots: string[], { question, remembered }: Asked): string | null {
  const isNaming = /\b(?:name|named|called)\b/i.test(question)
  return rememberedOf(isNaming ? slots.slice(0, 1) : slots, remembered)
}

function otherwise(slots: string[], earlier: Turn[], asked: Asked): string | null {
  const { firstName } = asked.person
  if (slots[0] === 'name') return firstName && `you're ${firstName}`
  const isAsked =
    isAboutPast(asked.question) || /\b(?:remember|acuerdas|recuerdas)\b/i.test(asked.question)
  return isAsked ? recallWords(earlier, asked) : null
}

function newestOf(slots: string[], facts: Fact[]): Fact | undefined {
  return slots.flatMap((slot) => facts.findLast((known) => known.slot === slot) ?? [])[0]
}

function sayWho(name: string, facts: Fact[]): string | null {
  const fact = facts.findLast(
    (known) => known.value.toLowerCase() === name && known.slot.endsWith(' name')
  )
  return fact ? `${fact.value} is your ${fact.slot.slice(0, -5)}` : null
}
