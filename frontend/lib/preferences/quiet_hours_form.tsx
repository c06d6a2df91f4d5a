import type { QuietHours } from '#app/people/accounts/contract'
import { quietHours } from '#app/people/profile/contract'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { TextInput } from '../../ui/text_input'
import { toast } from '../../ui/toast'
import { ApiError } from '../api_error'
import { timeOfDay } from '../format'
import { useForm } from '../use_form'
import type { useSavePreferences } from './use_save_preferences'

const SUGGESTED: QuietHours = { from: '23:00', until: '07:00' }

interface QuietHoursFormProps {
  saved: QuietHours | null
  /** Of whoever holds the form: what is saved draws it anew, and what it was to tell then is not told. */
  saving: ReturnType<typeof useSavePreferences>
}

export function QuietHoursForm({ saved, saving }: QuietHoursFormProps) {
  const { mutate, isPending } = saving
  const form = useForm<QuietHours>({ schema: quietHours, empty: saved ?? SUGGESTED })
  const { values, errors } = form

  const save = form.submit((input) => {
    if (isPending) return
    mutate(
      { quietHours: input },
      {
        onSuccess: () => toast({ title: 'Quiet Hours Saved' }),
        onError: (error) => {
          const until = error instanceof ApiError ? error.errors.quietHours : undefined
          if (until) form.refuse({ until })
        },
      }
    )
  })
  // Both are judged anew: what is wrong with the pair can be put right at either.
  const change = (time: Partial<QuietHours>) => form.change({ ...values, ...time })

  return (
    <form id={form.id} noValidate onSubmit={save} className="mt-3 grid gap-3">
      {saved && (
        <p className="font-medium">{`On, from ${timeOfDay(saved.from)} to ${timeOfDay(saved.until)}.`}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Field label="From" error={errors.from} className="flex-[1_1_8rem]">
          <TextInput
            type="time"
            name="from"
            value={values.from}
            onChange={(event) => change({ from: event.target.value })}
          />
        </Field>
        <Field label="Until" error={errors.until} className="flex-[1_1_8rem]">
          <TextInput
            type="time"
            name="until"
            value={values.until}
            onChange={(event) => change({ until: event.target.value })}
          />
        </Field>
      </div>
      <Button
        type="submit"
        variant="ghost"
        size="sm"
        isPending={isPending}
        className="justify-self-start"
      >
        Save quiet hours
      </Button>
    </form>
  )
}
