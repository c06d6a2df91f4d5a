import type { Signup } from '#app/people/accounts/contract'
import { profileForm, type ProfileForm, type ProfileSaved } from '#app/people/profile/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { ApiError, refusalOf } from '../../lib/api_error'
import { KEYS } from '../../lib/session'
import { splitPhone } from '../../lib/split_phone'
import { forgetEmail } from '../../lib/sticky_email'
import { toastFailure } from '../../lib/toast_failure'
import { useForm } from '../../lib/use_form'
import { toast } from '../../ui/toast'
import { usePhoneChange } from './use_phone_change'

const FALLBACK = 'Failed to update profile.'

/** The profile form, with the detour by way of a code when the phone is another one. */
export function useProfileForm(signup: Signup) {
  const queries = useQueryClient()
  const form = useForm<ProfileForm>({ schema: profileForm, empty: fieldsOf(signup) })
  const forgetPassword = () => form.change({ currentPassword: '' })
  const phoneChange = usePhoneChange({
    onRefused: (error) => form.refuse(fieldsAt(error, 'phone')),
    onVerified: forgetPassword,
  })

  const save = useMutation({
    mutationFn: ({ currentPassword, ...input }: ProfileForm) =>
      api<ProfileSaved>('PUT', '/api/signup', {
        ...input,
        ...((isOtherAccount(input, signup) || currentPassword) && { currentPassword }),
      }),
    onSuccess: ({ message, requiresVerification }, input) => {
      const { newEmail, countryCode, phone, currentPassword } = input
      if (newEmail !== signup.email) forgetEmail()
      void queries.invalidateQueries({ queryKey: KEYS.auth })
      if (requiresVerification) return phoneChange.start({ countryCode, phone, currentPassword })
      forgetPassword()
      toast({ title: 'Profile Updated', description: message })
    },
    onError: (error) => {
      toastFailure('Update Failed', error, FALLBACK)
      form.refuse(fieldsAt(error, 'newEmail'))
    },
    // After a no as well: another tab may have changed what is stored.
    onSettled: () => void queries.invalidateQueries({ queryKey: KEYS.signup }),
  })

  return {
    form,
    phoneChange,
    needsPassword: isOtherAccount(form.values, signup) || isPasswordAsked(form),
    submit: form.submit((input) => !save.isPending && save.mutate(input)),
    isPending: save.isPending,
    failure: save.error && refusalOf(save.error, FALLBACK),
  }
}

/** By the server too, where another tab has changed what is stored; what was typed then stays. */
function isPasswordAsked({ errors, values }: ReturnType<typeof useForm<ProfileForm>>): boolean {
  return Boolean(errors.currentPassword ?? values.currentPassword)
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
    currentPassword: '',
  }
}

/** Whether the account would be reached by another phone or email: only its owner may do that. */
function isOtherAccount(
  { newEmail, countryCode, phone }: Pick<ProfileForm, 'newEmail' | 'countryCode' | 'phone'>,
  signup: Signup
): boolean {
  const stored = fieldsOf(signup)
  return (
    newEmail.trim().toLowerCase() !== stored.newEmail.toLowerCase() ||
    `${countryCode}${phone}` !== `${stored.countryCode}${stored.phone}`
  )
}

/** A 409 says that somebody else has this; it names no field, but the call has only one that can be taken. */
function fieldsAt(error: Error, taken: 'newEmail' | 'phone'): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  return error.status === 409 && error.refusal ? { [taken]: error.refusal } : error.errors
}
