import { EXPORT_PATH } from '#app/privacy/contract'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { refusalOf } from '../../lib/api_error'
import { useOwnPassword } from './use_own_password'
import { saveFile } from '../../lib/save_file'
import { toast } from '../../ui/toast'

const FALLBACK = 'Something went wrong. Please try again.'

/** Everything about the person, as a file of their own. */
export function useExport() {
  const own = useOwnPassword()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api<unknown>('POST', EXPORT_PATH, own.proof),
    onSuccess: (everything) => {
      own.type('')
      const day = new Intl.DateTimeFormat('en-CA').format()
      saveFile({
        name: `everly-export-${day}.json`,
        type: 'application/json',
        text: JSON.stringify(everything, null, 2),
      })
      toast({ title: 'Data Exported', description: 'Look for it in your downloads.' })
    },
    onError: (refused) =>
      toast({
        title: 'Export Failed',
        description: refusalOf(refused, FALLBACK),
        variant: 'destructive',
      }),
  })
  return {
    start: () => mutate(),
    own: own.field(error),
    isPending,
    ...own.failureOf(error, FALLBACK),
  }
}
