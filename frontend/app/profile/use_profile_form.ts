import type { Signup } from '#app/people/accounts/contract'
import {
  profileForm,
  type PhoneChangeInput,
  type ProfileForm,
  type ProfileSaved,
} from '#app/people/profile/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api'
import { ApiError, refusalOf } from '../../lib/api_error'
import { kept } from '../../lib/kept'
import { KEYS } from '../../lib/session'
import { splitPhone } from '../../lib/split_phone'
import { forgetEmail } from '../../lib/sticky_email'
import { toastFailure } from '../../lib/toast_failure'
import { useForm } from '../../lib/use_form'
import { useOwnerCode } from '../../lib/use_owner_code'
import { useSavedFields } from '../../lib/use_saved_fields'
import { toast } from '../../ui/toast'
import { NEW_PHONE, type PhoneChange, usePhoneChange } from './use_phone_change'

const FALLBACK = 'Failed to update profile.'

/** The profile form, with the detour by way of a code when the phone is another one. */
export function useProfileForm(signup: Signup) {
  const form = useFields(signup)
  const names = useSavedFields(form, namesOf(signup))
  const proof = useProof(form)
  const phoneChange = useNewPhone(form, proof)
  const save = useSave(signup, { form, proof, phoneChange })

  return {
    form,
    phoneChange,
    needsProof: isOtherAccount(form.values, signup) || proof.isBegun,
    ownProof: proof.field,
    isOvertaken: names.isOvertaken,
    submit: form.submit((input) => {
      if (save.isPending) return
      names.send()
      save.mutate(input, { onSuccess: names.settle })
    }),
    isPending: save.isPending,
    failure: save.error && refusalOf(save.error, FALLBACK),
  }
}

interface Parts {
  form: ReturnType<typeof useFields>
  proof: ReturnType<typeof useProof>
  phoneChange: PhoneChange
}

/** All but another phone, which waits for its code. */
function useSave(signup: Signup, { form, proof, phoneChange }: Parts) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ currentPassword, code, ...input }: ProfileForm) => {
      const isAsked = isOtherAccount(input, signup) || proof.isTyped({ currentPassword, code })
      const own = isAsked && proof.among({ currentPassword, code })
      return api<ProfileSaved>('PUT', '/api/signup', { ...input, ...own })
    },
    onSuccess: ({ message, requiresVerification }, input) => {
      const { newEmail, countryCode, phone } = input
      if (newEmail !== signup.email) forgetEmail()
      void queries.invalidateQueries({ queryKey: KEYS.auth })
      const another = { countryCode, phone, ...proof.among(input) }
      if (requiresVerification) return phoneChange.start(another)
      proof.forget()
      toast({ title: 'Profile Updated', description: message })
    },
    onError: (error) => {
      toastFailure('Update Failed', error, FALLBACK)
      form.refuse(fieldsAt(error, 'newEmail'))
    },
    // After a no as well: another tab may have changed what is stored.
    onSettled: () => void queries.invalidateQueries({ queryKey: KEYS.signup }),
  })
}

/** The password, or a code in its place. */
function useProof({ errors, values, change }: ReturnType<typeof useForm<ProfileForm>>) {
  const code = useOwnerCode(() => change({ currentPassword: '', code: '' }))
  const name = code.isSent ? 'code' : 'currentPassword'
  return {
    /** Also where the server asks, as another tab has changed what is stored; what was typed then stays. */
    isBegun: code.isSent || Boolean(errors[name] ?? values[name]),
    isTyped: (typed: Pick<ProfileForm, typeof name>) => typed[name] !== '',
    among: (typed: Pick<ProfileForm, typeof name>) => ({ [name]: typed[name] }),
    forget: code.giveUp,
    field: {
      value: values[name],
      onChange: (typed: string) => change({ [name]: typed }),
      error: errors[name],
      code,
    },
  }
}

function useNewPhone(form: Parts['form'], proof: Parts['proof']): PhoneChange {
  const queries = useQueryClient()
  const showStored = async () => {
    const read = queries.fetchQuery<{ signup: Signup }>({ queryKey: KEYS.signup })
    const now = await read.catch(() => null)
    if (now) form.change(phoneOf(now.signup))
  }
  return usePhoneChange({
    onRefused: (error) => form.refuse(fieldsAt(error, 'phone')),
    onVerified: () => {
      proof.forget()
      // As it was typed it would pass for yet another one.
      void showStored()
    },
  })
}

/** What is stored, but the phone that waits for its code since before a reload. */
function useFields(signup: Signup) {
  const [empty] = useState(() => {
    const phone = kept(NEW_PHONE) as PhoneChangeInput | null | undefined
    return { ...fieldsOf(signup), ...phone }
  })
  return useForm<ProfileForm>({ schema: profileForm, empty })
}

/** What is stored, as the form holds it. */
function fieldsOf(signup: Signup) {
  return {
    ...namesOf(signup),
    newEmail: signup.email,
    ...phoneOf(signup),
    smsConsent: signup.phone !== '',
    currentPassword: '',
    code: '',
  }
}

function namesOf({ firstName, lastName }: Signup) {
  return { firstName: firstName ?? '', lastName: lastName ?? '' }
}

function phoneOf({ countryCode, phone }: Signup) {
  return { countryCode: phone ? '' : countryCode, ...splitPhone(phone) }
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
