import { type DiaryLine, diaryLineInput } from '#app/conversations/diary/contract'
import { ApiError } from '../../lib/api_error'
import { useForm } from '../../lib/use_form'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { TextArea } from '../../ui/text_area'
import { useChangeLine } from './use_diary'

interface LineEditorProps {
  line: DiaryLine
  onDone: () => void
}

/** Takes the place of the line while it is corrected. */
export function LineEditor({ line, onDone }: LineEditorProps) {
  const form = useForm<{ text: string }>({ schema: diaryLineInput, empty: { text: line.text } })
  const { mutate, isPending } = useChangeLine(line)

  const submit = form.submit(({ text }) => {
    if (isPending) return
    if (text === line.text) return onDone()
    mutate(
      { text },
      {
        onSuccess: onDone,
        onError: (error) => error instanceof ApiError && form.refuse(error.errors),
      }
    )
  })

  return (
    <form id={form.id} noValidate onSubmit={submit} className="mt-2">
      <Field label="What the day was" error={form.errors.text}>
        <TextArea
          name="text"
          autoFocus
          rows={3}
          value={form.values.text}
          onChange={(event) => form.change({ text: event.target.value })}
        />
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
