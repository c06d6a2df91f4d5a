import type { QuietHours } from '#app/people/accounts/contract'
import { preferencesInput } from '#app/people/profile/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type FieldErrors } from 'react-hook-form'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { TextInput } from '../../ui/text_input'
import { toast } from '../../ui/toast'
import { ApiError } from '../api_error'
import { timeOfDay } from '../format'
import { useSavePreferences } from './use_save_preferences'

const SUGGESTED: QuietHours = { from: '23:00', until: '07:00' }

export function QuietHoursForm({ saved }: { saved: QuietHours | null }) {
  const { mutate, isPending } = useSavePreferences()
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { quietHours: saved ?? SUGGESTED },
    resolver: zodResolver(preferencesInput),
  })
  const texts = textsOf(formState.errors.quietHours)

  const save = handleSubmit((input) => {
    if (isPending) return
    mutate(input, {
      onSuccess: () => toast({ title: 'Quiet Hours Saved' }),
      onError: (error) => {
        const message = error instanceof ApiError ? error.errors.quietHours : undefined
        if (message) setError('quietHours.until', { message }, { shouldFocus: true })
      },
    })
  })

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="mt-3 grid gap-3">
      {saved && (
        <p className="font-medium">{`On, from ${timeOfDay(saved.from)} to ${timeOfDay(saved.until)}.`}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Field label="From" error={texts.from} className="flex-[1_1_8rem]">
          <TextInput type="time" {...register('quietHours.from')} />
        </Field>
        <Field label="Until" error={texts.until} className="flex-[1_1_8rem]">
          <TextInput type="time" {...register('quietHours.until')} />
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

/** A rule about the pair lands on the group itself; it is said at the second time. */
function textsOf(errors: (FieldErrors<QuietHours> & { message?: string }) | undefined) {
  const { from, until, message } = errors ?? {}
  return { from: from?.message, until: until?.message ?? message }
}
