import type { CardMemory } from '#app/companion/cards/contract'
import type { GirlfriendInput } from '#app/people/girlfriends/contract'
import { useMemo } from 'react'
import { useForm, useWatch, type FieldErrors } from 'react-hook-form'
import { ApiError } from '../../lib/api_error'
import { keep, kept, useKeeping, useKept } from '../../lib/kept'
import { EMPTY_FIELDS, resolveFields, type CustomizeFields } from './customize_fields'

const FIELDS = 'customize'
const MEMORIES = 'customize-memories'
export const CARD = 'customize-card'

/** The form she is made with. A reload brings back what is in it, until she is there. */
export function useCustomizeForm(failure: Error | null) {
  const [memories, setMemories] = useKept<CardMemory[]>(MEMORIES, [])
  // Given anew, they would come back after they were put right.
  const errors = useMemo(() => refusedFields(failure), [failure])
  const form = useForm<CustomizeFields, unknown, GirlfriendInput>({
    defaultValues: { ...EMPTY_FIELDS, ...(kept(FIELDS) as Partial<CustomizeFields> | undefined) },
    resolver: resolveFields,
    errors,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const fields = useWatch({ control: form.control, compute: (all: CustomizeFields) => all })
  useKeeping(FIELDS, fields)
  return { form, fields, memories, setMemories }
}

export function forgetDraft(): void {
  keep(FIELDS, undefined)
  keep(MEMORIES, undefined)
  keep(CARD, undefined)
}

/** A 422 names fields: its texts stand where our own would. */
function refusedFields(error: Error | null): FieldErrors<CustomizeFields> | undefined {
  if (!(error instanceof ApiError)) return undefined
  return Object.fromEntries(
    Object.entries(error.errors).map(([field, message]) => [field, { type: 'server', message }])
  )
}
