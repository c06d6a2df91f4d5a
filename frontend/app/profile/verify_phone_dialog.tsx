import type { PhoneChangeInput } from '#app/people/profile/contract'
import { useId } from 'react'
import { phoneText } from '../../lib/phone_text'
import { ResendCode } from '../../lib/resend_code'
import { useCodeEntry } from '../../lib/use_code_entry'
import { Button } from '../../ui/button'
import { CodeInput } from '../../ui/code_input'
import { Dialog } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { toast } from '../../ui/toast'
import type { PhoneChange } from './use_phone_change'

const TOO_SHORT = 'Please enter a 6-digit verification code.'

/** Takes the code texted to the new number. */
export function VerifyPhoneDialog({ change }: { change: PhoneChange }) {
  const formId = useId()
  const { phone, isOpen, setIsOpen, send, verify, cancel } = change
  return (
    <Dialog
      title="Verify New Phone Number"
      description={phone && <SentTo phone={phone} send={send} />}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      footer={
        <>
          <Button variant="ghost" onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isPending={verify.isPending}>
            Verify & Update
          </Button>
        </>
      }
    >
      {phone && <CodeForm id={formId} change={change} phone={phone} />}
    </Dialog>
  )
}

function SentTo({ phone, send }: { phone: PhoneChangeInput; send: PhoneChange['send'] }) {
  const underWay = send.isPending
    ? 'Sending a 6-digit code to '
    : 'A 6-digit code may be on its way to '
  return (
    <>
      {send.isSentTo(phone) ? 'We sent a 6-digit code to ' : underWay}
      <b className="font-semibold whitespace-nowrap text-ink">
        {phoneText(`${phone.countryCode}${phone.phone}`)}
      </b>
      . It works for 10 minutes. Until then your old number stays.
    </>
  )
}

interface CodeFormProps {
  id: string
  change: PhoneChange
  phone: PhoneChangeInput
}

function CodeForm({ id, change: { send, verify }, phone }: CodeFormProps) {
  const code = useCodeEntry({
    isPending: verify.isPending,
    check: verify.start,
    onShort: () => toast({ title: 'Invalid Code', description: TOO_SHORT, variant: 'destructive' }),
  })
  return (
    <form id={id} noValidate onSubmit={code.submit} className="grid gap-4">
      <Field label="Code">
        <CodeInput {...code.input} />
      </Field>
      <ResendCode
        resendAt={send.resendAt}
        isPending={send.isPending}
        onResend={() => send.start(phone)}
      />
    </form>
  )
}
