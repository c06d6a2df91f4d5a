import { Bookmark } from 'lucide-react'
import { refusalOf } from '../../lib/api_error'
import { EmptyState } from '../../ui/empty_state'
import { ErrorState } from '../../ui/error_state'
import { Section } from '../../ui/section'
import { Skeleton } from '../../ui/skeleton'
import { MemoryRow } from './memory_row'
import { useMemories } from './use_memories'

export function MemoriesSection() {
  return (
    <Section
      title="What she remembers"
      description="Small facts from your texts. Correct them, pin what matters, or have her forget."
    >
      <Memories />
    </Section>
  )
}

function Memories() {
  const { data, error, refetch, isFetching } = useMemories()

  if (data?.memories.length === 0) return <NoMemories />
  if (data) {
    return (
      <ul className="grid">
        {data.memories.map((memory) => (
          <MemoryRow key={memory.id} memory={memory} />
        ))}
      </ul>
    )
  }
  if (error) {
    return (
      <ErrorState
        title="Could not load her memories"
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        className="py-2"
      >
        {refusalOf(error, 'Something went wrong. Please try again.')}
      </ErrorState>
    )
  }
  return (
    <div role="group" aria-busy="true" aria-label="Memories" className="grid gap-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
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
      What she keeps about you stands here, for you to correct or to have forgotten.
    </EmptyState>
  )
}
