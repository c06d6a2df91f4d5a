import { createContext, use } from 'react'

interface FieldWiring {
  'id'?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export const FieldContext = createContext<FieldWiring>({})

/** What the surrounding `Field` hands its control; spread it before the control's own props. */
export function useFieldWiring(): FieldWiring {
  return use(FieldContext)
}
