import type { EmotionalState, Scene } from '#app/companion/voice/language_model'
import type { LocalMoment } from '#app/companion/voice/local_moment'
import { hashOf, type Choice, type Slots } from '#app/companion/offline_voice/offline_choice'
import { PET_NAMES } from '#app/companion/offline_voice/offline_bond_lines'
import { petNamesIn } from '#app/companion/manners/repetition_words'
import { FAVORITES, MOOD_WORDS } from '#app/companion/offline_voice/offline_extras'
import type { Heard } from '#app/companion/offline_voice/offline_heard'
import { likedOf, saidOfHerself } from '#app/companion/offline_voice/offline_remembered'
import { optionsIn } from '#app/companion/offline_voice/offline_request_rules'
import { interestIn, interestWords } from '#app/companion/offline_voice/offline_topics'

const PET_NAME_REST = 6

/** Everything the words depend on. */
export interface Stage {
  scene: Scene
  moment: LocalMoment
  mood: EmotionalState
  choice: Choice
}

/** What her lines may name: `{it}`, `{day}`, `{mood}` and the like. */
export function slotsOf(stage: Stage, item?: Heard): Slots {
  const { persona, person, loop } = stage.scene
  const moods = MOOD_WORDS[stage.mood]
  return {
    ...(item && heardSlots(item, stage.scene)),
    thing: thingOf(loop),
    likes: persona.interests.slice(0, 3).map(interestWords).join(', '),
    me: persona.name,
    age: String(persona.age),
    who: person.firstName,
    clock: stage.moment.clock,
    day: stage.moment.weekday,
    part: stage.moment.dayPart,
    mood: moods[hashOf(stage.moment.clock) % moods.length],
    pet: petNameOf(stage),
  }
}

function heardSlots({ detail, fact, clause, topic }: Heard, scene: Scene): Slots {
  const { persona, remembered } = scene
  return {
    it: detail,
    fact,
    told: clause.match(/(?:name is|name's|call me|go by) ([\p{L}'-]+)/iu)?.[1],
    like: interestIn(topic, persona.interests),
    pick: pickIn(clause, scene),
    mine: saidOfHerself(clause, remembered),
    fav: favoriteIn(clause, persona.name),
  }
}

/** Sparingly: none while one of her latest texts has one, or the talk is heavy. */
function petNameOf(stage: Stage): string | null {
  const { persona, turns } = stage.scene
  const names = PET_NAMES[persona.personality]
  const hers = turns.filter((turn) => turn.sender === 'girlfriend').slice(-PET_NAME_REST)
  const isResting = hers.some((turn) => petNamesIn(turn.text).length > 0)
  if (persona.relationshipStyle !== 'girlfriend' || isResting || isTender(stage)) return null
  return names[hashOf(stage.moment.clock) % names.length] ?? null
}

function thingOf(loop: Scene['loop']): string | null {
  return loop ? `your ${loop.subject}` : null
}

/** Hers to choose, and always the same way. */
function pickIn(clause: string, { persona, remembered }: Scene): string | null {
  const options = optionsIn(clause.toLowerCase())
  return likedOf(options, remembered) ?? options[hashOf(persona.name + options.join()) % 2] ?? null
}

function favoriteIn(clause: string, name: string): string | null {
  const [words, options] =
    Object.entries(FAVORITES).find(([pattern]) =>
      new RegExp(`\\b(?:${pattern})s?\\b`, 'i').test(clause)
    ) ?? []
  return words && options ? (options[hashOf(name + words) % options.length] ?? null) : null
}

/** After something heavy she stays plain for a while. */
export function isTender(stage: Stage): boolean {
  return ['concerned', 'caring', 'sad'].includes(stage.mood)
}
