import type * as z from 'zod/mini'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { TextArea } from '../ui/text_area'
import { ApiError } from './api_error'
import { useForm } from './use_form'

interface Written {
  text: string
}

/** What `useMutation` gives for a call that takes the text. */
interface Change {
  isPending: boolean
  mutate(written: Written, after: { onSuccess: () => void; onError: (error: Error) => void }): void
}

interface TextEditorProps {
  label: string
  rows: number
  text: string
  schema: z.ZodMiniType<Written>
  change: Change
  onDone: () => void
  className?: string
}

/** Takes the place of a text of hers while it is corrected; one left as it was is not saved. */
export function TextEditor(props: TextEditorProps) {
  const { label, rows, text: before, schema, change, onDone, className } = props
  const { mutate, isPending } = change
  const form = useForm<Written>({ schema, empty: { text: before } })

  const submit = form.submit(({ text }) => {
    if (isPending) return
    if (text === before) return onDone()
    mutate(
      { text },
      {
        onSuccess: onDone,
        onError: (error) => error instanceof ApiError && form.refuse(error.errors),
      }
    )
  })

  return (
    <form id={form.id} noValidate onSubmit={submit} className={className}>
      <Field label={label} error={form.errors.text}>
        <TextArea {...form.field('text')} autoFocus rows={rows} />
      </Field>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" size="sm" isPending={isPending}>
          Save
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
