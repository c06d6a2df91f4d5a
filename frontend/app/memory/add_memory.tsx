import { newMemoryInput } from '#app/memory/memories/contract'
import { ApiError } from '../../lib/api_error'
import { useForm } from '../../lib/use_form'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { TextArea } from '../../ui/text_area'
import { useAddMemory } from './use_memories'

/** What somebody wants her to remember, without having to text it. */
export function AddMemory() {
  const form = useForm<{ text: string }>({ schema: newMemoryInput, empty: { text: '' } })
  const { mutate, isPending } = useAddMemory()

  const submit = form.submit(({ text }) => {
    if (isPending) return
    mutate(text, {
      onSuccess: () => form.change({ text: '' }),
      onError: (error) => error instanceof ApiError && form.refuse(error.errors),
    })
  })

  return (
    <form id={form.id} noValidate onSubmit={submit} className="mb-6 border-b border-line pb-6">
      <Field
        label="She should remember…"
        error={form.errors.text}
        hint="Write it as she would say it to you."
      >
        <TextArea
          {...form.field('text')}
          // It is emptied at the end, and what would be typed meanwhile with it.
          readOnly={isPending}
          rows={2}
          autoComplete="off"
          placeholder="You are allergic to peanuts."
          className="min-h-18"
        />
      </Field>
      <Button type="submit" size="sm" isPending={isPending} className="mt-3">
        Add Memory
      </Button>
    </form>
  )
}
