import {
  CARD_PATH,
  LARGEST_CARD,
  NOT_A_CARD,
  type CardReading,
} from '#app/companion/cards/contract'
import type { GirlfriendInput } from '#app/people/girlfriends/contract'
import { useMutation } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { api } from '../../lib/api'
import { refusalOf } from '../../lib/api_error'
import { EMPTY_FIELDS, type CustomizeFields } from './customize_fields'

type Form = UseFormReturn<CustomizeFields, unknown, GirlfriendInput>

/** Reads a character card and fills the form with it; the server judges every word. */
export function useImportCard(form: Form, keep: (memories: CardReading['memories']) => void) {
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async (file: File) => api<CardReading>('POST', CARD_PATH, await cardIn(file)),
    onSuccess: ({ companion, memories }) => {
      form.reset({ ...EMPTY_FIELDS, ...companion })
      keep(memories)
    },
    onError: () => keep([]),
  })
  return {
    read: (file: File) => mutate(file),
    isPending,
    error: error ? wordsOf(error) : undefined,
    taken: data && {
      name: data.companion.name ?? '',
      memories: data.memories.length,
      left: data.left,
    },
  }
}

export type CardImport = ReturnType<typeof useImportCard>

class UnreadableCard extends Error {}

async function cardIn(file: File): Promise<unknown> {
  if (file.size > LARGEST_CARD) throw new UnreadableCard(NOT_A_CARD)
  try {
    return JSON.parse(await file.text())
  } catch {
    throw new UnreadableCard(NOT_A_CARD)
  }
}

function wordsOf(error: Error): string {
  return error instanceof UnreadableCard ? error.message : refusalOf(error)
}
