import type { Remembered, Turn } from '#app/companion/voice/language_model'
import { daysBetween, localMoment } from '#app/companion/voice/local_moment'
import {
  oldWords,
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

const DAY = 86_400_000
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

export interface Recalled {
  /** What she knows, as a clause in the second person; null when it was never told. */
  fact: string | null
}

interface Asked {
  question: string
  now: number
  timeZone: string
  firstName: string | null
  remembered?: Remembered
}

/** Answers a question about what the person told earlier; null when the text asks nothing of the kind. */
export function recall(earlier: Turn[], asked: Asked): Recalled | null {
  const slots = slotsAsked(asked.question)
  if (!slots) return isAboutPast(asked.question) ? found(recallWords(earlier, asked)) : null
  const { way, word } = wayOf(slots)
  switch (way) {
    case 'talk':
      return { fact: recallWords(earlier, asked) }
    case 'who':
      return found(whoIs(word, earlier, asked.remembered))
    case 'about':
      return about(word, earlier, asked)
    default:
      return { fact: bySlot(slots, earlier, asked) }
  }
}

function about(word: string, earlier: Turn[], asked: Asked): Recalled | null {
  if (word === 'me') {
    return { fact: rememberedMost(asked.remembered) ?? aboutMe(factsOf(earlier)) }
  }
  return { fact: recallWords(earlier, asked) }
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
  if (slots[0] === 'name') return signedUpAs(asked.firstName)
  const isAsked =
    isAboutPast(asked.question) || /\b(?:remember|acuerdas|recuerdas)\b/i.test(asked.question)
  return isAsked ? recallWords(earlier, asked) : null
}

function whoIs(name: string, earlier: Turn[], remembered?: Remembered): string | null {
  return sayWho(name, factsOf(earlier)) ?? rememberedPerson(name, remembered)
}

function wayOf([first = '']: string[]): { way: string; word: string } {
  const [way = '', word = ''] = first.split(':')
  return { way, word }
}

function newestOf(slots: string[], facts: Fact[]): Fact | undefined {
  return slots.flatMap((slot) => facts.findLast((known) => known.slot === slot) ?? [])[0]
}

function signedUpAs(firstName: string | null): string | null {
  return firstName ? `you're ${firstName}` : null
}

function found(fact: string | null): Recalled | null {
  return fact ? { fact } : null
}

function sayWho(name: string, facts: Fact[]): string | null {
  const fact = facts.findLast(
    (known) => known.value.toLowerCase() === name && known.slot.endsWith(' name')
  )
  return fact ? `${fact.value} is your ${fact.slot.slice(0, -5)}` : null
}
