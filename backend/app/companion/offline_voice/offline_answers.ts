import { isTender, slotsOf, type Stage } from '#app/companion/offline_voice/offline_stage'
import type { Personality } from '#app/people/girlfriends/contract'
import { BANTER_LINES } from '#app/companion/offline_voice/offline_banter'
import { BOUNDARY_LINES } from '#app/companion/offline_voice/offline_boundary_lines'
import type { Lines } from '#app/companion/offline_voice/offline_own_lines'
import { sayGrave } from '#app/companion/offline_voice/offline_grave_reply'
import { FEELING_LINES } from '#app/companion/offline_voice/offline_feeling_lines'
import type { Slots } from '#app/companion/offline_voice/offline_choice'
import { GAMES, JOKES, MUSINGS, PLAIN_REACTIONS } from '#app/companion/offline_voice/offline_extras'
import type { Heard } from '#app/companion/offline_voice/offline_heard'
import { HER_LINES } from '#app/companion/offline_voice/offline_her_lines'
import { REMARK_LINES } from '#app/companion/offline_voice/offline_remark_lines'
import { SMALL_LINES } from '#app/companion/offline_voice/offline_small_lines'
import { REACTIONS, type Valence } from '#app/companion/offline_voice/offline_reactions'
import { TOLD_LINES } from '#app/companion/offline_voice/offline_told_lines'
import { TAKES } from '#app/companion/offline_voice/offline_takes'
import { interestIn, topicsOfInterest } from '#app/companion/offline_voice/offline_topics'

const LINES = {
  ...BOUNDARY_LINES,
  ...FEELING_LINES,
  ...HER_LINES,
  ...SMALL_LINES,
  ...TOLD_LINES,
  ...BANTER_LINES,
  ...REMARK_LINES,
}
type LineSet = keyof typeof LINES

const GOOD_FEELINGS = new Set(['news', 'happy'])
/** Her own line says it; a second voice would be one too many. */
const LINE_ONLY = new Set(['loss', 'tired', 'stressed', 'anxious', 'lonely', 'sick', 'happy'])

/** Her personality's lines before anybody's. */
export function poolsOf(lines: Lines, personality: Personality): (readonly string[])[] {
  return [lines[personality] ?? [], lines.any ?? []]
}

/** A line of a named set; one of the same set again when all of it has been said. */
export function sayFrom(name: LineSet, stage: Stage, slots: Slots): string {
  const pools = poolsOf(LINES[name], stage.scene.persona.personality)
  const order = stage.choice.isLucky(0.7) ? pools : pools.toReversed()
  return stage.choice.pickAnyway(order, slots)
}

/** A reaction in her own voice; with the detail when there is one. */
export function react(stage: Stage, item: Heard, valence: Valence): string | null {
  const own = REACTIONS[stage.scene.persona.personality][valence]
  const plain = PLAIN_REACTIONS[valence]
  const echo = own.filter((line) => /\{it\}/i.test(line))
  const isEchoing = item.detail !== null && stage.choice.isLucky(0.85)
  const gentle = isTender(stage) && valence === 'neutral' ? [plain] : []
  const pools = isEchoing ? [...gentle, echo, own, plain] : [...gentle, own, plain]
  return stage.choice.pick(pools, slotsOf(stage, item))
}

function opening(stage: Stage, item: Heard): string | null {
  const { interests } = stage.scene.persona
  const isHers = item.valence !== 'bad' && interestIn(item.topic, interests) !== null
  const isNew = item.topic !== null && !stage.scene.topics.includes(item.topic)
  if (isHers && isNew) return sayFrom('interest', stage, slotsOf(stage, item))
  return react(stage, item, item.valence)
}

/** With a detail she reacts to that first; without one her own word on the topic says more. */
function onTopic(stage: Stage, item: Heard): string[] {
  const line =
    item.topic && item.valence !== 'bad' ? TAKES[stage.scene.persona.personality][item.topic] : null
  const take = line && stage.choice.pick([[line]], slotsOf(stage, item))
  if (take && !item.detail) return [take]
  const said = [opening(stage, item), take].flatMap((part) => part ?? [])
  return said.length > 0 ? said : [anyReaction(stage, item)]
}

/** All of it has been said by now: one of them again, rather than silence. */
function anyReaction(stage: Stage, item: Heard): string {
  const own = REACTIONS[stage.scene.persona.personality][item.valence]
  return stage.choice.pickAnyway([PLAIN_REACTIONS[item.valence], own], slotsOf(stage, item))
}

function onFeeling(stage: Stage, item: Heard, name: keyof typeof FEELING_LINES): string[] {
  const valence = GOOD_FEELINGS.has(name) ? 'good' : 'bad'
  const line = sayFrom(name, stage, slotsOf(stage, item))
  const voice = LINE_ONLY.has(name) ? null : react(stage, item, valence)
  return [voice, line].flatMap((part) => part ?? [])
}

/** A thought of hers about something she likes, for when the talk needs no further question. */
export function muse(stage: Stage): string[] {
  const { interests, personality } = stage.scene.persona
  const takes = interests.flatMap(topicsOfInterest).map((topic) => TAKES[personality][topic])
  const general = takes.filter((line) => !/\b(?:it|there|that|you|your)\b/i.test(line))
  const take = stage.choice.pick([general], {})
  const lead = take && stage.choice.pick([MUSINGS], {})
  const said = take?.replace(/^(?!I\b)./, (first) => first.toLowerCase())
  return said ? [`${lead ?? MUSINGS[0]} ${said}`] : []
}

function onRemark(stage: Stage, item: Heard): string[] {
  if (item.valence === 'bad') return onTopic(stage, item)
  return [sayFrom('remark', stage, slotsOf(stage, item))]
}

function onLiking(stage: Stage, item: Heard): string[] {
  const slots = slotsOf(stage, item)
  if (slots.mine) return [sayFrom('herKnown', stage, slots)]
  return [sayFrom(slots.like ? 'likesIt' : 'likesUnsure', stage, slots)]
}

function onFavorite(stage: Stage, item: Heard): string[] {
  const slots = slotsOf(stage, item)
  if (slots.mine) return [sayFrom('herKnown', stage, slots)]
  return [sayFrom(slots.fav ? 'favorite' : 'favoriteUnknown', stage, slots)]
}

const SUGGESTIONS: Partial<Record<string, LineSet>> = { films: 'suggestFilms', food: 'suggestFood' }

/** Advice on what to watch or eat is a suggestion; the rest is advice. */
function adviceSet(item: Heard): LineSet {
  return SUGGESTIONS[item.topic ?? ''] ?? 'advice'
}

/** The questions that belong to what was heard. */
export function asksOf(item: Heard): readonly string[] {
  const name = item.intent === 'advice' ? adviceSet(item) : item.intent
  const lines: Lines | undefined = name in LINES ? LINES[name as LineSet] : undefined
  return lines?.asks ?? []
}

type Answer = (stage: Stage, item: Heard) => string[]
type Special =
  | 'grave'
  | 'topic'
  | 'statement'
  | 'remark'
  | 'joke'
  | 'bored'
  | 'likes'
  | 'favorite'
  | 'advice'
  | 'goodNight'
  | 'goodbye'

const SPECIAL: Record<Special, Answer> = {
  grave: (stage, { grave }) => (grave ? sayGrave(stage, grave) : []),
  topic: onTopic,
  statement: onTopic,
  remark: onRemark,
  joke: (stage) => [stage.choice.pickAnyway([JOKES], {})],
  bored: (stage, item) => [stage.choice.pickAnyway([GAMES], slotsOf(stage, item))],
  likes: onLiking,
  favorite: onFavorite,
  advice: (stage, item) => [sayFrom(adviceSet(item), stage, slotsOf(stage, item))],
  goodNight: () => [],
  goodbye: () => [],
}

function isSpecial(intent: Heard['intent']): intent is Special {
  return intent in SPECIAL
}

function isFeeling(intent: Heard['intent']): intent is keyof typeof FEELING_LINES {
  return intent in FEELING_LINES
}

/** What she says to one thing heard: the line that must be said, then one that may follow. */
export function answer(stage: Stage, item: Heard): string[] {
  const { intent } = item
  if (isSpecial(intent)) return SPECIAL[intent](stage, item)
  if (isFeeling(intent)) return onFeeling(stage, item, intent)
  return [sayFrom(intent, stage, slotsOf(stage, item))]
}
