import { BRAND } from '../../lib/names'
import { ADULT_AGE_YEARS, confirmAgeInput, type Signup } from '#app/people/accounts/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { ApiError, refusalOf } from '../../lib/api_error'
import { today } from '../../lib/today'
import { KEYS } from '../../lib/session'
import { useForm } from '../../lib/use_form'
import { Band } from '../../ui/band'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Field } from '../../ui/field'
import { leaveFocus } from '../../ui/leave_focus'
import { TextInput } from '../../ui/text_input'
import { toast } from '../../ui/toast'

interface BirthDate {
  dateOfBirth: string
}

/** Asked for while the account has no date of birth; a refusal stays on the page. */
export function BirthdayCard({ signup }: { signup: Signup }) {
  const confirmation = useConfirmation()
  const { error } = confirmation

  if (error instanceof ApiError && error.status === 403) {
    return (
      <div role="alert">
        <Band tone="danger" title={refusalOf(error, 'Texting is paused.')}>
          Your account is paused, and she won’t text you.
        </Band>
      </div>
    )
  }
  if (signup.isAgeConfirmed) return null
  const isOverdue = signup.accountPause === 'no_birth_date'
  return (
    <Card ref={leaveFocus} tone="butter" className="grid items-end gap-5 lg:grid-cols-[1fr_auto]">
      <div className="self-center">
        <h2 className="text-xl">
          {`Confirm your birthday to ${isOverdue ? 'resume' : 'keep'} texting`}
        </h2>
        <p className="mt-2">
          {`${BRAND} is for people ${ADULT_AGE_YEARS} and older. `}
          {isOverdue
            ? 'Until you do, she can’t text you.'
            : 'Without it, texting pauses 24 hours after sign-up.'}
        </p>
      </div>
      <BirthdayForm
        onSubmit={confirmation.mutate}
        isPending={confirmation.isPending}
        refusal={error && refusalOf(error)}
      />
    </Card>
  )
}

interface BirthdayFormProps {
  onSubmit: (input: BirthDate) => void
  isPending: boolean
  refusal: string | null
}

function BirthdayForm({ onSubmit, isPending, refusal }: BirthdayFormProps) {
  const form = useForm<BirthDate>({ schema: confirmAgeInput, empty: { dateOfBirth: '' } })
  return (
    <form
      id={form.id}
      noValidate
      onSubmit={form.submit(onSubmit)}
      className="grid gap-3 rounded-control bg-surface p-4 text-ink sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <Field
        label="Date of birth"
        hint="You can’t change it later."
        error={form.errors.dateOfBirth ?? refusal ?? undefined}
      >
        <TextInput
          {...form.field('dateOfBirth')}
          type="date"
          autoComplete="bday"
          min="1901-01-01"
          max={today()}
        />
      </Field>
      <Button type="submit" isPending={isPending} className="sm:mt-[1.7rem] sm:self-start">
        Confirm
      </Button>
    </form>
  )
}

function useConfirmation() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: BirthDate) => api<{ message: string }>('PUT', '/api/date-of-birth', input),
    onSuccess: ({ message }) => toast({ title: message }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEYS.signup }),
  })
}
