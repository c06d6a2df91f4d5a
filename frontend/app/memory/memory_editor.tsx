import { memoryInput, type Memory } from '#app/memory/memories/contract'
import * as z from 'zod/mini'
import { TextEditor } from '../../lib/text_editor'
import { useChangeMemory } from './use_memories'

const schema = z.required(z.pick(memoryInput, { text: true }))

interface MemoryEditorProps {
  memory: Memory
  onDone: () => void
}

export function MemoryEditor({ memory, onDone }: MemoryEditorProps) {
  return (
    <TextEditor
      label="What she should remember"
      rows={2}
      text={memory.text}
      schema={schema}
      change={useChangeMemory(memory)}
      onDone={onDone}
    />
  )
}
