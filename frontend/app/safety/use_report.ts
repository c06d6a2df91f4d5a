import { reportInput, type ReportInput } from '#app/safety/signs/contract'
import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from '../../lib/api'
import { ApiError, refusalOf } from '../../lib/api_error'
import { useForm } from '../../lib/use_form'
import { toast } from '../../ui/toast'

const typed = z.omit(reportInput, { messageId: true })
type Typed = Omit<ReportInput, 'messageId'>

interface ReportOptions {
  messageId: number
  onSent: () => void
}

/**
 * The report of one text. A failure is told in the form,
 * which stays as it was: a toast would be behind the dialog.
 */
export function useReport({ messageId, onSent }: ReportOptions) {
  const form = useForm<Typed>({ schema: typed, empty: { reason: '', note: '' } })

  const send = useMutation({
    mutationFn: (input: Typed) => api('POST', '/api/reports', { messageId, ...input }),
    onSuccess: () => {
      toast({ title: 'Thank you', description: 'A person reads every report.' })
      onSent()
    },
    onError: (error) => error instanceof ApiError && form.refuse(error.errors),
  })

  return {
    form,
    submit: form.submit((input) => {
      if (!send.isPending) send.mutate(input.note ? input : { reason: input.reason })
    }),
    isPending: send.isPending,
    failure: send.error && refusalOf(send.error),
  }
}

export type Report = ReturnType<typeof useReport>
