import { signUpForm, type SignUpForm } from '#app/people/accounts/contract'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { api } from '../../lib/api'
import type { ApiError } from '../../lib/api_error'
import { today } from '../../lib/today'
import { splitPhone } from '../../lib/split_phone'
import { useForm } from '../../lib/use_form'
import { toast } from '../../ui/toast'
import { isAdult, rememberRefusal, TOO_YOUNG, wasRefused } from './age_gate'
import { useCreateAccount } from './use_create_account'
import type { useEntry } from './use_entry'
import { useSendCode } from './use_send_code'
import { useVerifyPhone } from './use_verify_phone'

interface SignUpOptions {
  enter: ReturnType<typeof useEntry>['enter']
  /** The phone or the email has an account already. */
  onTaken: (email: string) => void
}

/** A reload brings the rest of the form back, but not this. */
const PASSWORD_GONE = 'Please enter your password again.'

const EMPTY = {
  email: '',
  password: '',
  countryCode: '+1',
  phone: '',
  dateOfBirth: '',
  smsConsent: false,
}

/** Sign-up in its order: the form, a code to the phone, the phone verified, the account. */
export function useSignUp({ enter, onTaken }: SignUpOptions) {
  const form = useForm<SignUpForm>({ schema: signUpForm, empty: EMPTY, keptAs: 'sign-up' })
  const { isTooYoung, refuseMinor } = useAgeGate()
  const typed = `${form.values.countryCode}${form.values.phone}`

  const goBack = () => {
    send.reset()
    verify.reset()
  }
  const goToLogin = () => {
    goBack()
    onTaken(form.values.email)
  }
  const refuse = (error: ApiError) => form.refuse(fieldsOf(error))
  const mend = (error: ApiError) => {
    flushSync(goBack)
    if (error.refusal === TOO_YOUNG) return refuseMinor()
    if (error.status === 403) verify.forget()
    refuse(error)
  }

  const send = useSendCode({ onTaken: goToLogin, onRefused: refuse })
  // Somebody may have typed on while the code was sent.
  const phoneNumber = send.sentTo ?? typed
  const create = useCreateAccount({ enter, onTaken: goToLogin, onRefused: mend })
  const open = () => create.start(accountOf(form.values, phoneNumber))
  const goOn = () => (form.values.password ? open() : askForPassword(form, goBack))
  const verify = useVerifyPhone({ phoneNumber, onVerified: goOn })

  const submit = form.submit(({ dateOfBirth }) => {
    if (send.isPending || create.isPending) return
    if (dateOfBirth > today())
      return form.refuse({ dateOfBirth: 'Please enter your date of birth' })
    if (!isAdult(dateOfBirth)) return refuseMinor(accountOf(form.values, phoneNumber))
    return verify.isVerified ? open() : send.start(phoneNumber)
  })

  const mayHaveCode = send.doubtfulTo === typed && !send.isPending
  return { form, send, verify, create, isTooYoung, submit, goBack, mayHaveCode }
}

function askForPassword(form: ReturnType<typeof useForm<SignUpForm>>, goBack: () => void): void {
  flushSync(goBack)
  form.refuse({ password: PASSWORD_GONE })
  toast({ title: 'Phone verified!', description: PASSWORD_GONE })
}

export type SignUp = ReturnType<typeof useSignUp>

function useAgeGate() {
  const [isTooYoung, setIsTooYoung] = useState(wasRefused)
  const refuseMinor = (account?: object) => {
    // The server remembers it beyond this page, and gives the same answer.
    if (account) void api('POST', '/api/signup', account).catch(() => undefined)
    rememberRefusal()
    setIsTooYoung(true)
  }
  return { isTooYoung, refuseMinor }
}

function accountOf(values: typeof EMPTY, phone: string) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { countryCode = values.countryCode } = splitPhone(phone)
  return { ...values, email: values.email.trim(), countryCode, phone, timeZone }
}

/** The calls know the phone by another name than the form. */
function fieldsOf({ errors }: ApiError): Partial<Record<keyof SignUpForm, string>> {
  const { phoneNumber, ...fields } = errors
  return phoneNumber ? { ...fields, phone: phoneNumber } : fields
}
