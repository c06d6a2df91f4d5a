import {
  AGE,
  COMMUNICATION_STYLES,
  INTERESTS,
  PERSONALITIES,
  RELATIONSHIP_STYLES,
  type GirlfriendInput,
} from '#app/people/girlfriends/contract'
import { flawOf } from '#app/people/looks/contract'
import type { CardInput } from '#app/companion/cards/contract'

type Data = CardInput['data']

/** Words of a personality that say which of ours is nearest, the first that is found. */
const NEAREST = [
  ['flirty', /\b(flirt\w*|teas(?:e|ing|y)|seductive|playful|coquettish)\b/i],
  ['funny', /\b(funny|witty|humorous|sarcastic|goofy|silly|comed\w+)\b/i],
  ['adventurous', /\b(adventur\w+|bold|brave|daring|wild|fearless|curious)\b/i],
  [
    'intellectual',
    /\b(intellectual|smart|intelligent|clever|thoughtful|wise|bookish|analytical)\b/i,
  ],
  ['romantic', /\b(romantic|dreamy|passionate|poetic|tender)\b/i],
  ['sweet', /\b(sweet|kind|caring|gentle|shy|warm|loving|friendly)\b/i],
] as const

/** What of a card is one of our choices; what is not is left to the person. */
export function traitsOf(data: Data): Partial<GirlfriendInput> {
  const own = data.extensions.everly
  const age = ageOf(data)
  const traits = {
    age: age !== null && isOurs(age) ? age : undefined,
    personality: personalityOf(data),
    communicationStyle: oneOf(COMMUNICATION_STYLES, own?.communicationStyle),
    relationshipStyle: oneOf(RELATIONSHIP_STYLES, own?.relationshipStyle),
    image: imageOf(own?.image ?? ''),
    interests: interestsOf(data),
  }
  return Object.fromEntries(
    Object.entries(traits).filter(([, value]) => value !== undefined)
  ) as Partial<GirlfriendInput>
}

export const isOurs = (age: number): boolean =>
  Number.isInteger(age) && age >= AGE.least && age <= AGE.most

const YEARS_OLD = /(\d[\d,]{0,7})[- ]?(?:years?[- ]old|y\/?o\b)/u
/** Of her: at the beginning, behind her name, or where she is said to be it. */
const HERS =
  /(?:^(?:[\p{L}{}]+(?:\s[\p{L}{}]+)?,\s)?|[.!?;]\s+|,\s(?=an?\s)|\b(?:is|im|i'm|am|she's)\s)(?:an?\s)?/u
/** `Age: 24`, or `she is a 24-year-old`; not the age of somebody else (`her 10 year old brother`). */
const AGES = [
  /\bage["']?\s*[:=(]\s*["'(]*(\d[\d,]{0,7})/i,
  new RegExp(`${HERS.source}${YEARS_OLD.source}`, 'imu'),
]

/** As the card says it, in our own part and in its description. */
export function agesOf({ description, personality, extensions }: Data): number[] {
  const told = `${description}\n${personality}`
  const found = AGES.map((pattern) => pattern.exec(told)?.[1]).find(Boolean)
  return [extensions.everly?.age ?? [], found ? Number(found.replaceAll(',', '')) : []].flat()
}

export function ageOf(data: Data): number | null {
  return agesOf(data)[0] ?? null
}

function personalityOf({ personality, tags, extensions }: Data) {
  const own = oneOf(PERSONALITIES, extensions.everly?.personality)
  const told = `${personality}\n${tags.join('\n')}`
  return own ?? NEAREST.find(([, words]) => words.test(told))?.[0]
}

function imageOf(image: string): string | undefined {
  return flawOf(image) === null ? image : undefined
}

function interestsOf({ tags, extensions }: Data) {
  const named = [...(extensions.everly?.interests ?? []), ...tags].map((one) => one.toLowerCase())
  const found = INTERESTS.filter((interest) => named.includes(interest.toLowerCase()))
  return found.length > 0 ? found : undefined
}

function oneOf<Option extends { value: string }>(
  options: readonly Option[],
  value: string | undefined
): Option['value'] | undefined {
  return options.find((option) => option.value === value)?.value
}
