import type { EmotionalState, Scene } from '#app/voice/language_model'
import type { LocalMoment } from '#app/voice/local_moment'
import { hashOf, type Choice, type Slots } from '#app/offline_voice/offline_choice'
import { FAVORITES, MOOD_WORDS } from '#app/offline_voice/offline_extras'
import type { Heard } from '#app/offline_voice/offline_heard'
import { optionsIn } from '#app/offline_voice/offline_request_rules'
import { interestIn, interestWords } from '#app/offline_voice/offline_topics'

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
    it: item?.detail,
    thing: thingOf(loop),
    fact: item?.fact,
    told: item?.clause.match(/(?:name is|name's|call me|go by) ([\p{L}'-]+)/iu)?.[1],
    like: item && interestIn(item.topic, persona.interests),
    likes: persona.interests.slice(0, 3).map(interestWords).join(', '),
    me: persona.name,
    age: String(persona.age),
    who: person.firstName,
    clock: stage.moment.clock,
    day: stage.moment.weekday,
    part: stage.moment.dayPart,
    mood: moods[hashOf(stage.moment.clock) % moods.length],
    pick: item && pickIn(item.clause, persona.name),
    fav: item && favoriteIn(item.clause, persona.name),
  }
}

function thingOf(loop: Scene['loop']): string | null {
  return loop ? `your ${loop.subject}` : null
}

/** Hers to choose, and always the same way. */
function pickIn(clause: string, name: string): string | null {
  const options = optionsIn(clause.toLowerCase())
  return options[hashOf(name + options.join()) % 2] ?? null
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
