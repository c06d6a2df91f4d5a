import { z } from 'zod'
import type { Persona, Scene } from '#app/companion/voice/language_model'
import type { EmotionalState } from '#app/models/mood'
import type { LocalMoment } from '#app/companion/voice/local_moment'
import { plainLetters } from '#app/companion/voice/plain_letters'
import { capitalized, type Choice, type Slots } from '#app/companion/offline_voice/offline_choice'
import { optionsIn, sumIn } from '#app/companion/offline_voice/offline_acts'
import type { Heard } from '#app/companion/offline_voice/offline_text'
import { HERS, OWN } from '#app/companion/offline_voice/offline_lines'
import type { Mode } from '#app/companion/offline_voice/offline_mode'
import { isSayable, likedOf, saidOfHerself } from '#app/companion/offline_voice/offline_remembered'
import { spoken } from '#app/companion/offline_voice/offline_spoken'
import { thingIn } from '#app/companion/offline_voice/offline_things'
import { petNameOf } from '#app/companion/offline_voice/offline_style'
import { hitsIn } from '#app/language/hits_in'
import { hashOf } from '#app/language/text_features'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

/** Everything the words depend on. */
export interface Stage {
  scene: Scene
  mode: Mode
  moment: LocalMoment
  mood: EmotionalState
  choice: Choice
}

const WORDS = loadWords(
  'offline_voice/asked_of_her.txt',
  z.object({
    interests: shapes.glossary,
    liked: shapes.pattern('u'),
    unliked: shapes.pattern(),
    named: shapes.pattern('iu'),
    theirs: shapes.pattern('u'),
    kin: shapes.pattern('gu'),
    kinEs: shapes.pattern('gu'),
  })
)

/** What her lines may name: `{me}`, `{day}`, `{mood}` and the like. */
export function slotsOf(stage: Stage, item?: Heard): Slots {
  const { persona, loop } = stage.scene
  const moods = HERS.moods[stage.mood]
  const likes = persona.interests
    .slice(0, 3)
    .map((one) => WORDS.interests[one] ?? one.toLowerCase())
  return {
    ...(item && heardSlots(item, stage.scene)),
    thing: loop ? `your ${loop.subject}` : null,
    likes: likes.join(', '),
    me: persona.name,
    age: String(persona.age),
    clock: stage.moment.clock,
    day: stage.moment.weekday,
    part: stage.moment.dayPart,
    mood: moods[hashOf(stage.moment.clock) % moods.length],
    moodEs: HERS.moodsEs[stage.mood],
    pet: stage.mode === 'open' ? petNameOf(stage.scene) : null,
  }
}

function heardSlots({ fact, clause }: Heard, scene: Scene): Slots {
  const told = clause.match(WORDS.named)?.[1]
  return {
    fact,
    told: told && plainLetters(capitalized(told)),
    sum: sumIn(spoken(clause)),
    pick: pickIn(clause, scene),
    mine: saidOfHerself(clause, scene.remembered),
    fav: favoriteIn(clause, scene.persona),
    x: likedIn(clause),
    it: thingIn(clause),
    kin: kinIn(clause),
    name: clause.match(WORDS.theirs)?.slice(1).find(Boolean),
  }
}

/** Hers to choose, and always the same way. */
function pickIn(clause: string, { persona, remembered }: Scene): string | null {
  const options = optionsIn(clause)
  return likedOf(options, remembered) ?? options[hashOf(persona.name + options.join()) % 2] ?? null
}

/** Her taste is that of her character. */
function favoriteIn(clause: string, { name, personality }: Persona): string | null {
  const words = spoken(clause)
  const [key, options = []] =
    Object.entries(OWN[personality].tastes).find(([pattern]) =>
      new RegExp(`\\b(?:${pattern})s?\\b`, 'u').test(words)
    ) ?? []
  return options[hashOf(`${name}${key}`) % options.length] ?? null
}

/** `do you like the beach?` -> `the beach`: what is asked after, in few plain words, as they were written. */
function likedIn(clause: string): string | null {
  const words = clause.toLowerCase()
  const thing = words.match(WORDS.liked)?.[1] ?? ''
  if (thing === '' || !isSayable(thing) || WORDS.unliked.test(thing)) return null
  const from = words.lastIndexOf(thing)
  return clause.slice(from, from + thing.length)
}

/** Who it is about, where that is one of their own alone: `your sister`. */
function kinIn(clause: string): string | null {
  const named = hitsIn(clause, WORDS.kin).map(([, kin = '']) => `your ${kin.toLowerCase()}`)
  const namedEs = hitsIn(clause, WORDS.kinEs).map(([, kin = '']) => `tu ${kin.toLowerCase()}`)
  const all = new Set([...named, ...namedEs])
  return all.size === 1 ? ([...all][0] ?? null) : null
}
