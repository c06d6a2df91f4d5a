import type { Resource } from '#app/console/resources/contract'
import type { ComponentType, ReactNode } from 'react'

export interface ResourceRowsProps {
  resource: Resource
  /** Columns that say the same in every row. */
  without?: readonly string[]
  bulk?: ReactNode
  empty?: ReactNode
  /** What can be done with one row, which is its record context. */
  RowActions?: ComponentType
  /** Where the chosen columns are kept. */
  storeKey?: string
}
