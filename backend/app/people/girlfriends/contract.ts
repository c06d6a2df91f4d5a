import * as z from 'zod/mini'
import { COMMUNICATION_STYLES, PERSONALITIES, RELATIONSHIP_STYLES } from '#app/models/contract'
import { flawOf, NO_PHOTO } from '#app/people/looks/contract'
import type {
  ChangedTrait,
  CommunicationStyle,
  Personality,
  RelationshipStyle,
} from '#app/models/contract'

export type { ChangedTrait, CommunicationStyle, Personality, RelationshipStyle }
export { COMMUNICATION_STYLES, PERSONALITIES, RELATIONSHIP_STYLES }

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

export type Interest = (typeof INTERESTS)[number]

export const AGE = { least: 18, most: 35, default: 22 } as const

const image = z.string(NO_PHOTO).check(({ value, issues }) => {
  const message = flawOf(value)
  if (message) issues.push({ code: 'custom', input: value, message })
})

const personality = z.enum(
  PERSONALITIES.map((option) => option.value) as [Personality, ...Personality[]],
  'Please select a personality'
)
const communicationStyle = z.enum(
  COMMUNICATION_STYLES.map(({ value }) => value) as [CommunicationStyle, ...CommunicationStyle[]],
  'Please select a communication style'
)
const relationshipStyle = z.enum(
  RELATIONSHIP_STYLES.map(({ value }) => value) as [RelationshipStyle, ...RelationshipStyle[]],
  'Please select a relationship style'
)

/** So much of each of the two free texts about her. */
export const STORY_MOST = 1000

const told = (tooLong: string) =>
  z.string(tooLong).check(z.trim(), z.maxLength(STORY_MOST, tooLong))
const backstory = told('Her backstory can be at most 1,000 characters')
const keyMemories = told('What she should always know can be at most 1,000 characters')

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
  personality,
  interests: z
    .array(
      z.enum(INTERESTS, 'Please select at least one interest'),
      'Please select at least one interest'
    )
    .check(
      z.minLength(1, 'Please select at least one interest'),
      z.maxLength(INTERESTS.length, 'Please select at least one interest')
    ),
  communicationStyle,
  relationshipStyle,
  image,
  backstory: z.optional(backstory),
  keyMemories: z.optional(keyMemories),
})
export type GirlfriendInput = z.infer<typeof girlfriendInput>

/** `PATCH /api/girlfriend`: only what is named changes. She knows of each change of a trait. */
export const changeInput = z.object({
  personality: z.optional(personality),
  communicationStyle: z.optional(communicationStyle),
  relationshipStyle: z.optional(relationshipStyle),
  backstory: z.optional(backstory),
  keyMemories: z.optional(keyMemories),
})
export type ChangeInput = z.infer<typeof changeInput>

/** What a person tells of her and of the two; never orders. */
export const storyInput = z.object({ backstory, keyMemories })
export type StoryInput = z.infer<typeof storyInput>

/** How she is, which may be changed later on. */
export const traitsInput = z.object({ personality, communicationStyle, relationshipStyle })
export type TraitsInput = z.infer<typeof traitsInput>

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
  /** The key of a preset, or a look of her own. */
  image: string
  /** Who she is as a character, in the person's words; empty while nothing is told. */
  backstory: string
  /** What she always knows of the person and the two. */
  keyMemories: string
  /** What of her was changed since she was made, newest first. */
  changes: ShownChange[]
  createdAt: string
}

/** `at` is ISO 8601. */
export interface ShownChange {
  what: ChangedTrait
  from: string
  to: string
  at: string
}
