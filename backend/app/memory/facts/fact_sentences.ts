import { z } from 'zod'
import type { FoundFact } from '#app/memory/facts/found_fact'
import { titled, withArticle } from '#app/memory/facts/fact_values'
import type { Draft } from '#app/memory/facts/slots'
import { sayJob } from '#app/memory/facts/work_rules'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'facts/fact_sentences.txt',
  z.strictObject({ playable: shapes.pattern('i'), kin: shapes.pattern() })
)

interface Say {
  value: string
  /** What stands after the colon of the slot. */
  key: string
  /** The key as it is said. */
  thing: string
}

type Sayings = Record<string, (say: Say) => string>

const HABITS: Record<string, string> = {
  'smoking yes': 'You smoke',
  'smoking no': "You don't smoke",
  'drinking yes': 'You drink alcohol',
  'drinking no': "You don't drink alcohol",
  'vaping yes': 'You vape',
  'vaping no': "You don't vape",
  'gambling yes': 'You gamble',
  'gambling no': "You don't gamble",
}

const HOLDS: Sayings = {
  'name': ({ value }) => `Your name is ${value}`,
  'nickname': ({ value }) => `You go by ${value}`,
  'age': ({ value }) => `You are ${value} years old`,
  'birthday': ({ value }) => `Your birthday is ${value}`,
  'home': ({ value }) => `You live in ${value}`,
  'origin': ({ value }) => `You come from ${value}`,
  'work place': ({ value }) => `You work in ${value}`,
  'nationality': ({ value }) => `You are ${value}`,
  'job': ({ value }) => `You ${sayJob(value).replace(/^(?!work)/, 'are ')}`,
  'field': ({ value }) => `You work in ${value}`,
  'employer': ({ value }) => `You work at ${value}`,
  'school': ({ value }) => `Your school is ${value}`,
  'job search': () => 'You are looking for a job',
  'study': ({ value }) => `You study ${value}`,
  'degree': ({ value }) => `You have a degree in ${value}`,
  'relationship': ({ value }) => `You are ${value}`,
  'number of': ({ key, value }) => `You have ${counted(value, key)}`,
  'name of': ({ key, value }) => `Your ${key} is called ${value}`,
  'person': ({ thing, value }) => `${thing} is your ${value}`,
  'pet': ({ thing, key, value }) =>
    key === value ? `You have ${withArticle(value)}` : `Your ${value} is called ${thing}`,
  'taste': ({ thing, value }) => `You ${value === 'like' ? 'like' : "don't like"} ${thing}`,
  'favorite': ({ key, value }) => `Your favorite ${key} ${isMany(key) ? 'are' : 'is'} ${value}`,
  'hobby': ({ thing }) => `One of your hobbies is ${thing}`,
  'allergy': ({ thing }) => `You are allergic to ${thing}`,
  'health': ({ value }) => `You have ${value}`,
  'diet': ({ value }) =>
    /^(?:keto|carnivore)$/.test(value) ? `You are on a ${value} diet` : `You are ${value}`,
  'eats': ({ thing }) => `You don't eat ${thing}`,
  'habit': ({ key, value }) => HABITS[`${key} ${value}`] ?? `You gave up ${key}`,
  'car': ({ value }) => `You drive ${withArticle(value)}`,
  'language': ({ thing, value }) =>
    value === 'speaks' ? `You speak ${thing}` : `You are learning ${thing}`,
  'zodiac': ({ value }) => `Your sign is ${value}`,
  'life of': ({ key, thing }) =>
    thing === key && isKin(key) ? `Your ${key} has died` : `${titled(thing)} has died`,
  'home of': ({ key, value }) => `${whose(key)} lives in ${value}`,
  'origin of': ({ key, value }) => `${whose(key)} comes from ${value}`,
  'job of': ({ key, value }) => `${whose(key)} works as ${withArticle(value)}`,
  'employer of': ({ key, value }) => `${whose(key)} works at ${value}`,
  'age of': ({ key, value }) => `${whose(key)} is ${value} years old`,
  'study of': ({ key, value }) => `${whose(key)} studies ${value}`,
  'birthday of': ({ key, value }) =>
    `The birthday of ${whose(key).replace(/^Your/, 'your')} is ${value}`,
}

const ENDED: Sayings = {
  'home': ({ value }) => `You no longer live in ${value}`,
  'origin': ({ value }) => `You don't come from ${value}`,
  'job': ({ value }) => `You no longer ${sayJob(value).replace(/^(?!work)/, 'are ')}`,
  'employer': ({ value }) => `You no longer work at ${value}`,
  'job search': () => 'You are no longer looking for a job',
  'relationship': ({ value }) => `You are not ${value}`,
  'diet': ({ value }) => `You are no longer ${value}`,
  'pet': ({ value, thing }) =>
    value && thing !== value
      ? `You no longer have your ${value} ${thing}`
      : `You no longer have ${thing ? titled(thing) : 'your pet'}`,
  'taste': ({ value, thing }) =>
    value === 'like' ? `You used to like ${thing}` : `You used to dislike ${thing}`,
  'hobby': ({ thing }) => `You no longer do ${thing}`,
  'allergy': ({ thing }) => `You are not allergic to ${thing}`,
  'health': ({ value }) => `You don't have ${value}`,
  'car': ({ value }) => (value ? `You no longer drive ${withArticle(value)}` : 'You sold your car'),
  'name of': ({ key, value }) => `Your ${key} is not called ${value}`,
  'name': ({ value }) => `Your name is not ${value}`,
}

/** The whole sentence of a draft, to the person or about her. */
export function sentenceOf(draft: Draft, about: FoundFact['about']): string {
  if (draft.sentence) return draft.sentence
  const [kind, key] = kindOf(draft.slot)
  const thing = draft.thing ?? (kind === 'hobby' ? doing(draft.value) : key || draft.value)
  const said = sayingOf(kind, draft.change)({ value: draft.value, key, thing })
  const sentence = `${said}.`.replace(/\.\.$/, '.')
  return about === 'user' ? sentence : aboutHer(sentence)
}

function sayingOf(kind: string, change: Draft['change']): (say: Say) => string {
  const saying = change === 'ended' ? (ENDED[kind] ?? takenBack(kind)) : HOLDS[kind]
  return saying ?? (({ value }) => `Your ${kind} is ${value}`)
}

/** `name of:sister` is kind `name of`, key `sister`. */
function kindOf(slot: string): [kind: string, key: string] {
  const colon = slot.indexOf(':')
  return colon < 0 ? [slot, ''] : [slot.slice(0, colon), slot.slice(colon + 1)]
}

function takenBack(kind: string): (say: Say) => string {
  return (say) => `It is no longer so that ${(HOLDS[kind]?.(say) ?? say.value).replace(/^Y/, 'y')}`
}

function doing(hobby: string): string {
  return /ing\b/.test(hobby) || !WORDS.playable.test(hobby) ? hobby : `playing ${hobby}`
}

function counted(value: string, key: string): string {
  if (value === '0') return `no ${key}`
  if (value !== '1') return `${value} ${key}`
  return `one ${key.replace(/ren$/, '').replace(/s$/, '')}`
}

function isMany(key: string): boolean {
  return /[^s]s$/.test(key) && !/series|tennis/.test(key)
}

function isKin(key: string): boolean {
  return WORDS.kin.test(key)
}

function whose(key: string): string {
  return isKin(key) ? `Your ${key}` : titled(key)
}

function aboutHer(said: string): string {
  return said
    .replace(/^Your /, 'Her ')
    .replace(/^You don't like /, "She doesn't like ")
    .replace(/^You like /, 'She likes ')
    .replace(/^You used to /, 'She used to ')
}
