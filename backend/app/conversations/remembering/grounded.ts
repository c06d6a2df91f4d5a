import { z } from 'zod'
import { withoutAccents } from '#app/language/letters'
import { STOP_WORDS } from '#app/language/stop_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { isCorrection } from '#app/memory/facts/corrections'
import { valueKey } from '#app/memory/facts/fact_values'
import type { KnownSlot } from '#app/memory/facts/found_fact'
import { hasAllWords } from '#app/memory/kept/forgotten_sentences'
import { formsIn, plainWord } from '#app/memory/kept/plain_words'

const WORDS = loadWords(
  'remembering/grounded_values.yaml',
  z.strictObject({
    words: z.record(z.string(), shapes.pattern('iu')),
    dates: shapes.pattern('iu'),
    numbers: z.record(z.string(), shapes.pattern('iu')),
    pronouns: shapes.pattern('iu'),
    endings: shapes.pattern('iu'),
    otherScripts: shapes.pattern('iu'),
    otherWords: shapes.pattern('giu'),
  })
)

interface Noted {
  slot: string
  value: string
  sentence: string
}

/** What stands behind a fact. */
export interface Ground {
  /** The text that is said to tell it. */
  said: string
  /** What the other one said just before it; empty when nothing. */
  asked: string
  /** Texts around it, and what is known already: they say who is meant, and tell nothing new. */
  around: string
}

/** An answer of so few words leans on its question. */
const BARE_ANSWER = 6
/** `teach` and `teacher`, `Brazil` and `Brazilian`. */
const LEAST_STEM = 4

/**
 * What a model noted, if it was said; else null. What is over need not be named again ("I quit today"):
 * where its slot is known and the text speaks of an end, whatever holds there has ended. Nor need the name
 * that was wrong ("*Anna"), where it stands in what is known.
 */
export function asTold<Fact extends Noted & { change: string }>(
  fact: Fact,
  ground: Ground,
  known: readonly KnownSlot[]
): Fact | null {
  const held = known.find(({ slot }) => slot === fact.slot)
  if (held && fact.change === 'ended') return asOver(fact, held, ground)
  return isGrounded(fact, ground) ? fact : null
}

function asOver<Fact extends Noted>(fact: Fact, held: KnownSlot, ground: Ground): Fact | null {
  const mayBeUnnamed = WORDS.endings.test(ground.said)
  if (isGrounded(fact, ground) && !(mayBeUnnamed && isNamedBySlot(fact))) return fact
  const whole = { ...fact, value: '' }
  if (!isGrounded(whole, ground)) return null
  if (isPutRight(fact, held, ground)) return fact
  return mayBeUnnamed ? whole : null
}

function isPutRight({ slot, value }: Noted, { sentence }: KnownSlot, { said }: Ground): boolean {
  const isWrong = slot.startsWith('name of:') && isCorrection(said)
  return isWrong && hasAllWords(sentence, valueKey(value).split(' '))
}

/** `job` of "I quit my job", `Rex` of `pet:rex`: not what it is, only where it stands. */
function isNamedBySlot({ slot, value }: Noted): boolean {
  const words = valueKey(slot.replace(':', ' ')).split(' ')
  return valueKey(value)
    .split(' ')
    .every((word) => words.includes(word))
}

/**
 * Whether what a model noted was said: its value stands in the text it names, in the question before a
 * bare answer, or is a word of ours for what stands there; its thing stands there too, or in the question;
 * what the slot and the sentence name besides was heard of.
 */
export function isGrounded(noted: Noted, ground: Ground): boolean {
  const { slot, value, sentence } = noted
  const { said, asked, around } = ground
  const isBare = said.trim().split(/\s+/).length <= BARE_ANSWER
  const answer = `${asked}\n${said}`
  const told = isBare ? answer : said
  if (value !== '' && !isTold(value, told)) return false
  const all = new Heard(`${answer}\n${around}`)
  const ofThing = isBare || leansOnOthers(slot, said) ? all : new Heard(answer)
  return (
    (ofThing.hasAny(thingIn(slot)) || isOfKin(noted, told)) &&
    namesIn(sentence).every((name) => all.hasAny(name) || isDate(name))
  )
}

/** `hiking` of `taste:hiking`; empty where there is none. */
const thingIn = (slot: string) => (slot.includes(':') ? slot.slice(slot.indexOf(':') + 1) : '')

/** `it`, or somebody who may be called by another name by now: `job of:sister`. */
const leansOnOthers = (slot: string, said: string) => / of:/.test(slot) || WORDS.pronouns.test(said)

const isDate = (name: string) => WORDS.dates.test(name)

const isForeign = (text: string) =>
  WORDS.otherScripts.test(text) || new Set(text.toLowerCase().match(WORDS.otherWords)).size > 1

/** The tables know English and Spanish: in another language the thing alone tells whether it was meant. */
function isTold(value: string, told: string): boolean {
  if (/^\d+$/.test(value) && new Heard(told).has(value)) return true
  const table = tableFor(value)
  return table ? table.test(told) || isForeign(told) : new Heard(told).hasAll(value)
}

/** Kin has an English name in a slot (`name of:sister`), whatever the text has; a bare figure proves none. */
function isOfKin({ slot, value }: Noted, told: string): boolean {
  if (!/\D/.test(value) || !/ of:/.test(slot)) return false
  return isForeign(told) && new Heard(told).hasAll(value)
}

/** What people say for a value that a model writes in a way of its own. */
function tableFor(value: string): RegExp | undefined {
  if (/^\d{4}(?:-\d\d){0,2}$/.test(value)) return WORDS.dates
  return WORDS.words[value.toLowerCase()] ?? WORDS.numbers[value]
}

/** Names and figures of a sentence; how it begins is ours. */
function namesIn(sentence: string): string[] {
  const words = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
  return words.slice(1).filter((word) => /^\p{Lu}\p{Ll}|^\d{2,}/u.test(word) && !OURS.has(word))
}

const OURS = new Set(['You', 'Your', 'She', 'Her', 'They', 'Their', 'English', 'Spanish'])

/** Where no spaces stand between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u

/** Everything somebody said, in all its endings. */
class Heard {
  readonly #forms: Set<string>
  readonly #key: string

  constructor(text: string) {
    this.#key = valueKey(text)
    const tokens = text.match(/[\p{L}\p{N}'’-]+/gu) ?? []
    // `nyc` is `new york`: what a token stands for counts as said.
    const spelled = tokens.flatMap((token) => valueKey(token).split(' '))
    this.#forms = new Set([...formsIn(text), ...spelled])
  }

  has(word: string): boolean {
    const key = valueKey(word)
    if (this.#forms.has(key) || this.#forms.has(plainWord(key))) return true
    if (UNSPACED.test(key)) return this.#key.includes(key)
    const bare = withoutAccents(key)
    if (bare.length < LEAST_STEM) return false
    return [...this.#forms].some((form) => areAkin(form, bare))
  }

  hasAll(words: string): boolean {
    return contentOf(words).every((word) => this.has(word))
  }

  hasAny(words: string): boolean {
    const content = contentOf(words)
    return content.length === 0 || content.some((word) => this.has(word))
  }
}

function contentOf(words: string): string[] {
  const all = valueKey(words).split(' ').filter(Boolean)
  const content = all.filter((word) => !STOP_WORDS.has(word))
  return content.length > 0 ? content : all
}

/** They begin alike, for most of their length. */
function areAkin(one: string, other: string): boolean {
  if (one.length < LEAST_STEM) return false
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  return same >= LEAST_STEM - 1 && same >= Math.min(one.length, other.length) - 1
}
