import {
  AGE,
  type CommunicationStyle,
  girlfriendInput,
  type GirlfriendInput,
  type Interest,
  type Personality,
  type RelationshipStyle,
} from '#app/people/girlfriends/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Control, Resolver } from 'react-hook-form'

/** What the form holds while it is being filled in: nothing is chosen for somebody but the age. */
export interface CustomizeFields {
  image: string | null
  name: string
  age: number | null
  personality: Personality | ''
  /** What her photo suggested, while nobody has chosen otherwise. It is not sent. */
  suggested: Personality | ''
  interests: Interest[]
  communicationStyle: CommunicationStyle | ''
  relationshipStyle: RelationshipStyle | ''
  backstory: string
  keyMemories: string
}

export const EMPTY_FIELDS: CustomizeFields = {
  image: null,
  name: '',
  age: AGE.default,
  personality: '',
  suggested: '',
  interests: [],
  communicationStyle: '',
  relationshipStyle: '',
  backstory: '',
  keyMemories: '',
}

/** The contract's own schema; it refuses what is still empty with the texts of the specification. */
export const resolveFields = zodResolver(girlfriendInput) as unknown as Resolver<
  CustomizeFields,
  unknown,
  GirlfriendInput
>

/** In the order of the page. */
const ASKED: [keyof CustomizeFields, string][] = [
  ['image', 'Pick her look'],
  ['name', 'Give her a name'],
  ['age', 'Choose her age'],
  ['personality', 'Pick a personality'],
  ['interests', 'Pick at least one interest'],
  ['communicationStyle', 'Pick a communication style'],
  ['relationshipStyle', 'Pick a relationship style'],
]

/** What somebody has to do next before she can be made; undefined when there is all she needs. */
export function firstMissing(fields: CustomizeFields): string | undefined {
  return ASKED.find(([field]) => isEmpty(fields[field]))?.[1]
}

export function isEmpty(value: CustomizeFields[keyof CustomizeFields] | undefined): boolean {
  return Array.isArray(value) ? value.length === 0 : !String(value ?? '').trim()
}

export type CustomizeControl = Control<CustomizeFields, unknown, GirlfriendInput>
