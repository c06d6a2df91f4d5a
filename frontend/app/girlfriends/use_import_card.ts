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
import { useKept } from '../../lib/kept'
import { EMPTY_FIELDS, isEmpty, type CustomizeFields } from './customize_fields'
import { CARD } from './use_customize_form'

type Form = UseFormReturn<CustomizeFields, unknown, GirlfriendInput>

/** Reads a character card and fills the form with it; the server judges every word. */
export function useImportCard(form: Form, keep: (memories: CardReading['memories']) => void) {
  // What a file brought stays, and is told, also when the next one cannot be read.
  const [data, setData] = useKept<CardReading | undefined>(CARD, undefined)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File) => api<CardReading>('POST', CARD_PATH, await cardIn(file)),
    onSuccess: (reading) => {
      const own = withoutCard(form.getValues(), data?.companion)
      form.reset({ ...own, ...toldIn(reading.companion) })
      keep(reading.memories)
      setData(reading)
    },
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

type Companion = CardReading['companion']

/** What a card does not say is left as it stands in the form. */
function toldIn(companion: Companion): Companion {
  const told = Object.entries(companion).filter(([, value]) => !isEmpty(value))
  return Object.fromEntries(told) as Companion
}

/** What the card before said goes with it, where nobody has changed it since. */
function withoutCard(fields: CustomizeFields, card: Companion = {}): CustomizeFields {
  const isOfCard = (name: string, value: unknown) =>
    JSON.stringify(card[name as keyof Companion]) === JSON.stringify(value)
  const own = Object.entries(fields).filter(([name, value]) => !isOfCard(name, value))
  return { ...EMPTY_FIELDS, ...(Object.fromEntries(own) as Partial<CustomizeFields>) }
}

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
