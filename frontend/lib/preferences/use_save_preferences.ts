import type { Signup } from '#app/people/accounts/contract'
import type { Preferences, PreferencesInput } from '#app/people/profile/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/toast'
import { api } from '../api'
import { refusalOf } from '../api_error'
import { KEYS } from '../session'

/** `PUT /api/preferences`: only what is named changes, and the answer stands everywhere the account does. */
export function useSavePreferences() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: PreferencesInput) => api<Preferences>('PUT', '/api/preferences', input),
    onSuccess: (saved) =>
      queries.setQueryData<{ signup: Signup }>(
        KEYS.signup,
        (known) => known && { signup: { ...known.signup, ...saved } }
      ),
    onError: (error) =>
      toast({
        title: 'Update Failed',
        description: refusalOf(error, 'Failed to update profile.'),
        variant: 'destructive',
      }),
    // The scheduled messages say when they go next, which all of these may change.
    onSettled: () => void queries.invalidateQueries({ queryKey: KEYS.schedules }),
  })
}
