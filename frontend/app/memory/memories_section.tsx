import type { Memory } from '#app/memory/memories/contract'
import { Bookmark } from 'lucide-react'
import { useMemories } from '../../lib/memories'
import { PartError } from '../../lib/part_error'
import { EmptyState } from '../../ui/empty_state'
import { Section } from '../../ui/section'
import { Skeleton } from '../../ui/skeleton'
import { AddMemory } from './add_memory'
import { MemoryRow } from './memory_row'

export function MemoriesSection() {
  return (
    <Section
      anchor="memories"
      title="What she remembers"
      description={
        'Small facts from your texts, and what you add. ' +
        'Correct them, pin what matters, or have her forget. ' +
        'You can also text her “what do you know about me?” or “forget that”.'
      }
    >
      <AddMemory />
      <Memories />
    </Section>
  )
}

function Memories() {
  const query = useMemories()
  const { data } = query

  if (data?.memories.length === 0) return <NoMemories />
  if (data) return <MemoryGroups memories={data.memories} />
  if (query.error)
    return <PartError query={query} title="Could not load her memories" className="py-2" />
  return (
    <div role="group" aria-busy="true" aria-label="Memories" className="grid gap-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  )
}

const GROUPS: { title: string; holds: (memory: Memory) => boolean }[] = [
  { title: 'About you', holds: ({ about, heldUntil }) => about === 'user' && heldUntil === null },
  { title: 'What she said about herself', holds: ({ about }) => about === 'girlfriend' },
  {
    title: 'No longer true',
    holds: ({ about, heldUntil }) => about === 'user' && heldUntil !== null,
  },
]

/** Headings only where there is more than one kind. */
function MemoryGroups({ memories }: { memories: Memory[] }) {
  const groups = GROUPS.map(({ title, holds }) => ({ title, own: memories.filter(holds) }))
  const filled = groups.filter(({ own }) => own.length > 0)
  return (
    <div className="grid gap-8">
      {filled.map(({ title, own }) => (
        <div key={title}>
          {filled.length > 1 && <h3 className="mb-3 text-sm font-semibold text-muted">{title}</h3>}
          <ul className="grid" aria-label={title}>
            {own.map((memory) => (
              <MemoryRow key={memory.id} memory={memory} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function NoMemories() {
  return (
    <EmptyState
      title="Nothing saved yet."
      visual={<Bookmark aria-hidden="true" className="size-8" />}
      className="py-4"
    >
      What she remembers about you will show up here, for you to correct or have her forget.
    </EmptyState>
  )
}
