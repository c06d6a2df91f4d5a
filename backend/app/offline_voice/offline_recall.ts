import type { Turn } from '#app/voice/language_model'
import { daysBetween, localMoment } from '#app/voice/local_moment'
import { findDetail } from '#app/offline_voice/offline_details'
import { factsOf, sayFact, slotKey, type Fact } from '#app/offline_voice/offline_facts'

const DAY = 86_400_000

/** The slots a question about the person asks for, best first; `about:` searches the talk, null is no such question. */
const QUESTIONS: [RegExp, (hit: RegExpMatchArray) => string[]][] = [
  [
    /\bwhat(?:'s| is|s)? my name\b|\b(?:know|remember) my name\b|\bwho am i\b|\bwhat i'm called\b/,
    () => ['name'],
  ],
  [
    /\bwhere (?:do|did) i live\b|\bwhere i live\b|\bmy (?:home ?town|city)\b.*\?/,
    () => ['home', 'origin'],
  ],
  [/\bwhere (?:am i|i'm|i am) from\b/, () => ['origin', 'home']],
  [
    /\bwhat do i do(?: for (?:work|a living))?\s*\?*$|\bwhat(?:'s| is) my job\b|\bwhere do i work\b|\bwhat i do for\b|\bremember my job\b/,
    () => ['job'],
  ],
  [/\bhow old am i\b/, () => ['age']],
  [/\bwhat am i allergic\b/, () => ['allergy']],
  [/\bwhat (?:do|did) i (?:like|love|enjoy)\b/, () => ['like']],
  [
    /\bwhat(?:'s| is| are| were) my plans?\b|\bwhat (?:am i|are we|was i) (?:doing|up to|going to do)(?: (?:today|tonight|tomorrow|this|next|on|for|later)\b|\s*\?*$)|\bwhat do i have (?:on|tomorrow|this|planned)\b|\bremember my plans?\b/,
    () => ['plan'],
  ],
  [
    /\bwhat do you (?:know|remember) about me\b|\bwhat have i told you\b|\bwhat do you remember\b/,
    () => ['about:me'],
  ],
  [
    /\b(?:what(?:'s| is| was|s)?|who(?:'s| is| was|s)?|when(?:'s| is| was)?|where(?:'s| is)?|remember|know|tell me|guess) (?:the name of )?my ([\p{L}' -]+?)(?:'s)?(?: name| named| called)?(?: is| was| again| called)*\s*\?*$/u,
    (hit) => keysOf(hit[1] ?? ''),
  ],
  [
    /\bremember (?:what|how|who) my ([\p{L}' -]+?)(?:'s name)?(?: is| was| called)+\b/u,
    (hit) => keysOf(hit[1] ?? ''),
  ],
  [/\b(?:remember|know) who ([\p{L}-]{2,20}) is\b/u, (hit) => [`who:${hit[1] ?? ''}`]],
  [
    /\b(?:who|what) (?:is|was) ([\p{L}-]{2,20})(?: again)?\s*\?+$/u,
    (hit) => [`who:${(hit[1] ?? '').toLowerCase()}`],
  ],
  [
    /\b(?:remember|told you|tell you|said|mentioned) (?:when i |that i |what i |me |you )*(?:told you |said |say |mentioned )*(?:about |of )?(?:my |the |that )?([\p{L}-]{3,20})\s*\?+$/u,
    (hit) => [`about:${(hit[1] ?? '').toLowerCase()}`],
  ],
]

function keysOf(words: string): string[] {
  const key = slotKey(words.replace(/'s\b.*$/, ''))
  return [`${key} name`, key]
}

function slotsAsked(question: string): string[] | null {
  const asked = question.toLowerCase().replace(/[\u2019`]/g, "'")
  for (const [pattern, read] of QUESTIONS) {
    const hit = asked.match(pattern)
    if (hit) return read(hit)
  }
  return null
}

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

function mentionOf(word: string, turns: Turn[]): string | null {
  const hit = turns.findLast(
    (turn) =>
      turn.sender === 'user' && turn.text.toLowerCase().includes(word) && !turn.text.includes('?')
  )
  const detail = hit && findDetail(hit.text)
  return detail ? `you told me about ${detail}` : null
}

export interface Recalled {
  /** What she knows, as a clause in the second person; null when it was never told. */
  fact: string | null
}

/** Answers a question about what the person told earlier; null when the text asks nothing of the kind. */
export function recall(
  question: string,
  earlier: Turn[],
  moment: { now: number; timeZone: string; firstName: string | null }
): Recalled | null {
  const slots = slotsAsked(question)
  if (!slots) return null
  const { way, word } = wayOf(slots)
  const facts = factsOf(earlier)
  if (way === 'who') return found(sayWho(word, facts))
  if (word === 'me') return { fact: aboutMe(facts) }
  if (way === 'about') return found(mentionOf(word, earlier))
  const known = newestOf(slots, facts)
  if (known) return { fact: sayFact(dated(known, moment)) }
  return { fact: way === 'name' ? signedUpAs(moment.firstName) : null }
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
