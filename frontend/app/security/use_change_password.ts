import { changePasswordInput, type ChangePasswordInput } from '#app/people/passwords/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { ApiError, refusalOf } from '../../lib/api_error'
import { toastFailure } from '../../lib/toast_failure'
import { useForm } from '../../lib/use_form'
import { toast } from '../../ui/toast'
import { SESSIONS } from './use_sessions'

const EMPTY = { currentPassword: '', newPassword: '' }

/** The password form; a changed password ends every other session. */
export function useChangePassword() {
  const queries = useQueryClient()
  const form = useForm<ChangePasswordInput>({ schema: changePasswordInput, empty: EMPTY })

  const save = useMutation({
    mutationFn: (input: ChangePasswordInput) => api('PUT', '/api/password', input),
    onSuccess: () => {
      toast({
        title: 'Password Changed',
        description: 'Every other device is logged out.',
      })
      form.change(EMPTY)
      void queries.invalidateQueries({ queryKey: SESSIONS })
    },
    onError: (error) => {
      toastFailure('Update Failed', error)
      if (error instanceof ApiError) form.refuse(error.errors)
    },
  })

  return {
    form,
    submit: form.submit((input) => !save.isPending && save.mutate(input)),
    isPending: save.isPending,
    failure: save.error && refusalOf(save.error),
  }
}
