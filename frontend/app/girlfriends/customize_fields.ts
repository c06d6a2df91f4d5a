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

export type CustomizeControl = Control<CustomizeFields, unknown, GirlfriendInput>
