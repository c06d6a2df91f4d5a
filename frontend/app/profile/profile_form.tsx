import type { Signup } from '#app/people/accounts/contract'
import type { PhoneChangeInput } from '#app/people/profile/contract'
import { lazy, Suspense, type ReactNode } from 'react'
import { ConsentBox } from '../../lib/consent_box'
import { Overtaken } from '../../lib/overtaken'
import { OwnPassword } from '../../lib/own_password'
import { PhoneFields } from '../../lib/phone_fields'
import { phoneText } from '../../lib/phone_text'
import { Band } from '../../ui/band'
import { Button } from '../../ui/button'
import { cn } from '../../ui/cn'
import { EmailInput } from '../../ui/email_input'
import { Field, FieldError } from '../../ui/field'
import { TextInput } from '../../ui/text_input'
import { useProfileForm } from './use_profile_form'

// The field for a code is a good part of the page, and few visits get that far.
const VerifyPhoneDialog = lazy(() =>
  import('./verify_phone_dialog').then((file) => ({ default: file.VerifyPhoneDialog }))
)

export function ProfileForm({ signup }: { signup: Signup }) {
  const { form, phoneChange, needsProof, ownProof, isOvertaken, ...saving } = useProfileForm(signup)
  const { submit, isPending, failure } = saving
  const { id, values, errors, change, field } = form
  const hasFieldError = Object.values(errors).some(Boolean)

  return (
    <>
      <form
        id={id}
        noValidate
        onSubmit={submit}
        className="grid gap-5 [&_:is(input,select)]:scroll-mb-36"
      >
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label="First name" error={errors.firstName}>
            <TextInput {...field('firstName')} autoComplete="given-name" />
          </Field>
          <Field label="Last name" error={errors.lastName}>
            <TextInput {...field('lastName')} autoComplete="family-name" />
          </Field>
        </div>
        <Field label="Email" error={errors.newEmail}>
          <EmailInput {...field('newEmail')} />
        </Field>
        <PhoneFields form={form}>
          Her texts go to this number. Before it changes, we text a code to the new one.
        </PhoneFields>
        {phoneChange.phone && !phoneChange.isOpen && (
          <Unverified phone={phoneChange.phone} onOpen={() => phoneChange.setIsOpen(true)} />
        )}
        {needsProof && (
          <OwnPassword
            {...ownProof}
            hint={
              'We’ll text your current number when your phone or email changes. ' +
              'From there, you can undo it for 72 hours.'
            }
          />
        )}
        <ConsentBox
          isTicked={values.smsConsent}
          onTick={(smsConsent) => change({ smsConsent })}
          error={errors.smsConsent}
        >
          To stop all texts, reply STOP to any of them. To take a break, pause texting below.
        </ConsentBox>
        <Overtaken isOvertaken={isOvertaken} />
        <SubmitBar isPending={isPending}>
          {failure && !hasFieldError && <FieldError>{failure}</FieldError>}
        </SubmitBar>
      </form>
      {phoneChange.phone && (
        <Suspense>
          <VerifyPhoneDialog change={phoneChange} />
        </Suspense>
      )}
    </>
  )
}

/** The dialog may have been closed by chance, before the code came. */
function Unverified({ phone, onOpen }: { phone: PhoneChangeInput; onOpen: () => void }) {
  return (
    <Band
      title={`${phoneText(`${phone.countryCode}${phone.phone}`)} is not verified yet.`}
      action={
        <Button variant="ghost" size="sm" onClick={onOpen}>
          Enter the code
        </Button>
      }
    >
      Your old number stays until you enter the code we texted to the new one.
    </Band>
  )
}

function SubmitBar({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  return (
    <div
      className={cn(
        'sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-10 -mx-5 -mb-5',
        'rounded-b-card border-t border-line bg-surface px-5 py-4',
        'sm:-mx-6 sm:-mb-6 sm:px-6 lg:bottom-0'
      )}
    >
      <Button type="submit" isPending={isPending} className="w-full sm:w-auto">
        Update Profile
      </Button>
      {children}
    </div>
  )
}
