import type { Signup } from '#app/people/accounts/contract'
import type { Preferences, PreferencesInput } from '#app/people/profile/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../api'
import { KEYS, showSaved } from '../session'
import { toastFailure } from '../toast_failure'

/** `PUT /api/preferences`: only what is named changes, and the answer stands everywhere the account does. */
export function useSavePreferences() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: PreferencesInput) => api<Preferences>('PUT', '/api/preferences', input),
    onSuccess: (saved) =>
      showSaved<{ signup: Signup }>(
        queries,
        KEYS.signup,
        (known) => known && { signup: { ...known.signup, ...saved } }
      ),
    onError: (error) => toastFailure('Update Failed', error, 'Failed to update profile.'),
    // The scheduled messages say when they go next, which all of these may change.
    onSettled: () => void queries.invalidateQueries({ queryKey: KEYS.schedules }),
  })
}
