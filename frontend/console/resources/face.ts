import type { Resource } from '#app/console/resources/contract'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactElement } from 'react'

type Filter = Record<string, unknown>

interface ReadyQuery {
  label: string
  /** From where one sits, when it asks for today. */
  filter: Filter | ((now: Date) => Filter)
}

interface Opening {
  filter: Filter
  sort: Resource['defaultSort']
  /** Said when that is nothing. */
  nothing: string
}

/** All the console knows of a resource beside what the back end declares. */
export interface Face {
  /** As the back end calls it. */
  resource: string
  /** Of the menu. */
  section: string
  icon: LucideIcon
  /** What one is called, when it is not the label without its last letter. */
  singular?: string
  /** The call of the table of roles that opens it, when it is not that of all resources. */
  call?: string
  /** The field it is worked through by: one tab each above the list. */
  tabs?: string
  /** What its list shows before anybody asks for anything else. */
  opensOn?: Opening
  /** Questions asked every day. */
  queries?: readonly ReadyQuery[]
  /** What can be done with several rows at once. */
  bulk?: readonly { call: string; button: ReactElement }[]
  /** What stands above its list. */
  Head?: ComponentType
  /** What can be done with the row. */
  Actions?: ComponentType
  /** What stands under its values. */
  More?: ComponentType
  /** Its own page of one row, in place of the usual one. */
  Show?: ComponentType<{ resource: Resource }>
}
