import type { Signup } from '#app/accounts/contract'
import { profileForm, type ProfileForm, type ProfileSaved } from '#app/profile/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { ApiError, refusalOf } from '../../lib/api_error'
import { KEYS } from '../../lib/session'
import { splitPhone } from '../../lib/split_phone'
import { forgetEmail } from '../../lib/sticky_email'
import { useForm } from '../../lib/use_form'
import { toast } from '../../ui/toast'
import { usePhoneChange } from './use_phone_change'

const FALLBACK = 'Failed to update profile.'

/** The profile form, with the detour by way of a code when the phone is another one. */
export function useProfileForm(signup: Signup) {
  const queries = useQueryClient()
  const form = useForm<ProfileForm>({ schema: profileForm, empty: fieldsOf(signup) })
  const phoneChange = usePhoneChange((error) => form.refuse(fieldsAt(error, 'phone')))

  const save = useMutation({
    mutationFn: (input: ProfileForm) => api<ProfileSaved>('PUT', '/api/signup', input),
    onSuccess: ({ message, requiresVerification }, { newEmail, countryCode, phone }) => {
      if (newEmail !== signup.email) forgetEmail()
      void queries.invalidateQueries({ queryKey: KEYS.signup })
      void queries.invalidateQueries({ queryKey: KEYS.auth })
      if (requiresVerification) phoneChange.start({ countryCode, phone })
      else toast({ title: 'Profile Updated', description: message })
    },
    onError: (error) => {
      const description = refusalOf(error, FALLBACK)
      toast({ title: 'Update Failed', description, variant: 'destructive' })
      form.refuse(fieldsAt(error, 'newEmail'))
    },
  })

  return {
    form,
    phoneChange,
    submit: form.submit((input) => !save.isPending && save.mutate(input)),
    isPending: save.isPending,
    failure: save.error && refusalOf(save.error, FALLBACK),
  }
}

/** What is stored, as the form holds it. */
function fieldsOf({ firstName, lastName, email, countryCode, phone }: Signup) {
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    newEmail: email,
    countryCode: phone ? '' : countryCode,
    ...splitPhone(phone),
    smsConsent: phone !== '',
  }
}

/** A 409 says that somebody else has this; it names no field, but the call has only one that can be taken. */
function fieldsAt(error: Error, taken: 'newEmail' | 'phone'): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  return error.status === 409 && error.refusal ? { [taken]: error.refusal } : error.errors
}
