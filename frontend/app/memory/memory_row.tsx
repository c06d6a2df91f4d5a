import { memoryInput, type Memory } from '#app/memory/memories/contract'
import { Pencil, Pin, PinOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { longDate } from '../../lib/format'
import { TextEditor } from '../../lib/text_editor'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { ForgetMemory } from './forget_memory'
import { useChangeMemory } from './use_memories'

const onlyText = z.required(z.pick(memoryInput, { text: true }))

export function MemoryRow({ memory }: { memory: Memory }) {
  const [isEditing, setIsEditing] = useState(false)
  const change = useChangeMemory(memory)
  const edit = useRef<HTMLButtonElement>(null)

  const close = () => {
    flushSync(() => setIsEditing(false))
    edit.current?.focus()
  }

  return (
    <li className="border-t border-line py-4 first:border-0 first:pt-0 last:pb-0">
      {isEditing ? (
        <TextEditor
          label="What she should remember"
          rows={2}
          text={memory.text}
          schema={onlyText}
          change={change}
          onDone={close}
        />
      ) : (
        <>
          <p className="font-medium as-written">{memory.text}</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            Saved {longDate(memory.savedAt)}
            {memory.heldUntil && <>, true until {longDate(memory.heldUntil)}</>}
            {memory.isPinned && <Badge tone="butter">Pinned</Badge>}
          </p>
          <div className="mt-2 -ml-1 flex flex-wrap gap-x-4">
            <Button
              ref={edit}
              variant="link"
              size="sm"
              aria-label={`Edit: ${memory.text}`}
              onClick={() => setIsEditing(true)}
            >
              <Pencil aria-hidden="true" className="size-4" />
              Edit
            </Button>
            <PinButton memory={memory} />
            <ForgetMemory memory={memory} />
          </div>
        </>
      )}
    </li>
  )
}

function PinButton({ memory }: { memory: Memory }) {
  const { mutate, isPending } = useChangeMemory(memory)
  const Icon = memory.isPinned ? PinOff : Pin
  const words = memory.isPinned ? 'Unpin' : 'Pin'
  return (
    <Button
      variant="link"
      size="sm"
      aria-label={`${words}: ${memory.text}`}
      isPending={isPending}
      onClick={() => mutate({ isPinned: !memory.isPinned })}
    >
      {!isPending && <Icon aria-hidden="true" className="size-4" />}
      {words}
    </Button>
  )
}
