import { memoryInput, type Memory } from '#app/memory/memories/contract'
import * as z from 'zod/mini'
import { ApiError } from '../../lib/api_error'
import { useForm } from '../../lib/use_form'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { TextArea } from '../../ui/text_area'
import { useChangeMemory } from './use_memories'

const schema = z.required(z.pick(memoryInput, { text: true }))

interface MemoryEditorProps {
  memory: Memory
  onDone: () => void
}

/** Takes the place of the sentence while it is corrected. */
export function MemoryEditor({ memory, onDone }: MemoryEditorProps) {
  const form = useForm<{ text: string }>({ schema, empty: { text: memory.text } })
  const { mutate, isPending } = useChangeMemory(memory)

  const submit = form.submit(({ text }) => {
    if (isPending) return
    if (text === memory.text) return onDone()
    mutate(
      { text },
      {
        onSuccess: onDone,
        onError: (error) => error instanceof ApiError && form.refuse(error.errors),
      }
    )
  })

  return (
    <form id={form.id} noValidate onSubmit={submit}>
      <Field label="What she should remember" error={form.errors.text}>
        <TextArea
          name="text"
          autoFocus
          rows={2}
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
