import * as z from 'zod/mini'
import { PERSONALITIES } from '#app/models/contract'
import type { CommunicationStyle, Personality, RelationshipStyle } from '#app/models/contract'

export type { CommunicationStyle, Personality, RelationshipStyle }
export { PERSONALITIES }

export const INTERESTS = [
  'Movies & TV',
  'Music',
  'Books',
  'Travel',
  'Fitness',
  'Cooking',
  'Gaming',
  'Art',
  'Photography',
  'Dancing',
  'Sports',
  'Fashion',
  'Technology',
  'Animals',
  'Nature',
  'Food',
  'Shopping',
  'Beauty',
] as const

export const COMMUNICATION_STYLES = [
  {
    value: 'frequent',
    label: 'Frequent',
    description: 'Chatty, quick to answer, likes to keep the thread going',
  },
  {
    value: 'morning-evening',
    label: 'Morning & evening',
    description: 'Warm at both ends of the day, brief in between',
  },
  {
    value: 'casual',
    label: 'Casual',
    description: 'Easy and relaxed, no pressure',
  },
  {
    value: 'deep',
    label: 'Deep',
    description: 'Fewer words with more behind them',
  },
] as const

export const RELATIONSHIP_STYLES = [
  {
    value: 'girlfriend',
    label: 'Girlfriend',
    description: 'Affectionate and close',
  },
  {
    value: 'friend',
    label: 'Friend',
    description: 'A good friend who is there',
  },
  { value: 'flirt', label: 'Flirt', description: 'Light and playful' },
  {
    value: 'supportive',
    label: 'Supportive',
    description: 'Listens first and cheers you on',
  },
] as const

/**
 * The six preset portraits in their fixed order; the third stands in for an image that no longer resolves.
 */
export const PRESETS = [
  {
    key: 'valentina',
    name: 'Valentina',
    personality: 'flirty',
    tagline: 'Quick with a tease, quicker with a compliment.',
  },
  {
    key: 'sophie',
    name: 'Sophie',
    personality: 'sweet',
    tagline: 'Soft-hearted, and she means it when she asks.',
  },
  {
    key: 'maya',
    name: 'Maya',
    personality: 'adventurous',
    tagline: 'Always half-packed for the next trip.',
  },
  {
    key: 'zoe',
    name: 'Zoe',
    personality: 'funny',
    tagline: 'Will make you laugh before your first coffee.',
  },
  {
    key: 'elena',
    name: 'Elena',
    personality: 'intellectual',
    tagline: 'Has read it, and wants to know what you thought.',
  },
  {
    key: 'luna',
    name: 'Luna',
    personality: 'romantic',
    tagline: 'Writes about the moon like it is a neighbour.',
  },
] as const
export const FALLBACK_PRESET = PRESETS[2]

export type Interest = (typeof INTERESTS)[number]
export type PresetKey = (typeof PRESETS)[number]['key']

export const AGE = { least: 18, most: 35, default: 22 } as const

const image = z.enum(
  PRESETS.map((preset) => preset.key) as [PresetKey, ...PresetKey[]],
  'Please select a photo'
)

/** `POST /api/girlfriend`, and the customise form. */
export const girlfriendInput = z.object({
  name: z
    .string('Name must be at least 2 characters')
    .check(
      z.trim(),
      z.minLength(2, 'Name must be at least 2 characters'),
      z.maxLength(40, 'Name must be at most 40 characters'),
      z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Name must be at least 2 characters')
    ),
  age: z
    .number('Must be at least 18')
    .check(
      z.gte(AGE.least, 'Must be at least 18'),
      z.lte(AGE.most, 'Must be 35 or younger'),
      z.refine(Number.isInteger, 'Age must be a whole number')
    ),
  personality: z.enum(
    PERSONALITIES.map((option) => option.value) as [Personality, ...Personality[]],
    'Please select a personality'
  ),
  interests: z
    .array(
      z.enum(INTERESTS, 'Please select at least one interest'),
      'Please select at least one interest'
    )
    .check(
      z.minLength(1, 'Please select at least one interest'),
      z.maxLength(INTERESTS.length, 'Please select at least one interest')
    ),
  communicationStyle: z.enum(
    COMMUNICATION_STYLES.map((option) => option.value) as [
      CommunicationStyle,
      ...CommunicationStyle[],
    ],
    'Please select a communication style'
  ),
  relationshipStyle: z.enum(
    RELATIONSHIP_STYLES.map((option) => option.value) as [
      RelationshipStyle,
      ...RelationshipStyle[],
    ],
    'Please select a relationship style'
  ),
  image,
})
export type GirlfriendInput = z.infer<typeof girlfriendInput>

/** `PUT /api/girlfriend`, and the photo form. */
export const restyleInput = z.object({ image })
export type RestyleInput = z.infer<typeof restyleInput>

/** `GET /api/girlfriend` answers `{ girlfriend }`, null before she exists. */
export interface Girlfriend {
  id: number
  name: string
  age: number
  personality: Personality
  /** Shown as happy when empty. */
  emotionalState: string
  interests: Interest[]
  communicationStyle: CommunicationStyle
  relationshipStyle: RelationshipStyle
  image: PresetKey
  createdAt: string
}

/** The preset a stored image key resolves to; an unknown key shows the third. */
export function presetOf(imageKey: string): (typeof PRESETS)[number] {
  return PRESETS.find((preset) => preset.key === imageKey) ?? FALLBACK_PRESET
}
