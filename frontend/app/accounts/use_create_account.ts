import { BRAND } from '../../lib/names'
import type { SignUpInput } from '#app/people/accounts/contract'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { ApiError, isOfFields, refusalOf } from '../../lib/api_error'
import { toast } from '../../ui/toast'
import type { useEntry } from './use_entry'

/** What the form holds at the end; the consent is ticked by then, or the form would not have let go. */
type Account = Omit<SignUpInput, 'smsConsent'> & { smsConsent: boolean }

interface CreateAccountOptions {
  enter: ReturnType<typeof useEntry>['enter']
  onTaken: () => void
  onRefused: (error: ApiError) => void
}

/** The last step: the account, then on to `/customize`. */
export function useCreateAccount({ enter, onTaken, onRefused }: CreateAccountOptions) {
  const create = useMutation({
    mutationFn: async (account: Account) => {
      await api('POST', '/api/signup', account)
      toast({ title: `Welcome to ${BRAND}!`, description: 'Now create your companion.' })
      await enter({ email: account.email, isOnboarded: false }, '/customize')
    },
    onError: (error) => {
      const message = refusalOf(error)
      if (message.includes('already exists')) {
        toast({ variant: 'destructive', ...TAKEN })
        return onTaken()
      }
      toast({ variant: 'destructive', title: 'Signup Failed', description: message })
      if (error instanceof ApiError) onRefused(error)
    },
  })

  return {
    start: (account: Account) => create.mutate(account),
    isPending: create.isPending || create.isSuccess,
    failure: isOfFields(create.error) ? null : create.error && refusalOf(create.error),
  }
}

const TAKEN = {
  title: 'Account exists',
  description: 'This email is already registered. Try logging in instead.',
}
