import { BOOK_PATH, EXPORT_PATH } from '#app/privacy/contract'
import { useMutation } from '@tanstack/react-query'
import { api, apiText, LONG } from '../../lib/api'
import { today } from '../../lib/today'
import { saveFile } from '../../lib/save_file'
import { useGirlfriend } from '../../lib/session'
import { toastFailure } from '../../lib/toast_failure'
import { toast } from '../../ui/toast'
import { useOwnPassword } from './use_own_password'
import { withPortrait } from './with_portrait'

export type ExportKind = 'data' | 'book'

/** Everything about the person, or the two of them to read, as a file of their own. */
export function useExport() {
  const own = useOwnPassword()
  const her = useGirlfriend().data?.girlfriend ?? null
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (kind: ExportKind) => {
      if (kind === 'data') return dataFile(await api<unknown>('POST', EXPORT_PATH, own.proof, LONG))
      const book = await apiText(BOOK_PATH, own.proof)
      return {
        name: 'book',
        type: 'text/html',
        ending: 'html',
        text: await withPortrait(book, her),
      }
    },
    onSuccess: ({ name, type, ending, text }, kind) => {
      own.forget()
      saveFile({ name: `everly-${name}-${today()}.${ending}`, type, text })
      const title = kind === 'data' ? 'Data Exported' : 'Book Ready'
      toast({ title, description: 'Look for it in your downloads.' })
    },
    onError: (refused) => toastFailure('Export Failed', refused),
  })
  return {
    start: mutate,
    own: own.field(error),
    pending: isPending ? variables : null,
    ...own.failureOf(error),
  }
}

function dataFile(everything: unknown) {
  const text = JSON.stringify(everything, null, 2)
  return { name: 'export', type: 'application/json', ending: 'json', text }
}
