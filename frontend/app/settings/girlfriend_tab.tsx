import { NobodyYet } from '../../lib/nobody_yet'
import { PartError } from '../../lib/part_error'
import { useGirlfriend } from '../../lib/session'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/skeleton'
import { GirlfriendSheet } from './girlfriend_sheet'
import { PhotoForm } from './photo_form'
import { StoryForm } from './story_form'
import { TraitsForm } from './traits_form'

/** 'Girlfriend Settings': who she is, another photo for her, and what of her may change. */
export function GirlfriendTab() {
  const query = useGirlfriend()
  const { data } = query

  if (data?.girlfriend) {
    return (
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <GirlfriendSheet girlfriend={data.girlfriend} />
        <PhotoForm image={data.girlfriend.image} />
        <StoryForm girlfriend={data.girlfriend} />
        <TraitsForm girlfriend={data.girlfriend} />
      </div>
    )
  }
  if (data) return <NoGirlfriend />
  if (!query.error) return <GirlfriendSkeleton />
  return (
    <Card>
      <PartError query={query} title="Could not load her" />
    </Card>
  )
}

function NoGirlfriend() {
  return (
    <Card>
      <NobodyYet title="No girlfriend profile found.">
        Choose her look, who she is and how you talk. Everything else here works without her.
      </NobodyYet>
    </Card>
  )
}

function GirlfriendSkeleton() {
  return (
    <div
      role="group"
      aria-busy="true"
      aria-label="Your companion"
      className="grid gap-6 lg:grid-cols-2"
    >
      <Skeleton className="h-[30rem] rounded-card" />
      <Skeleton className="h-[30rem] rounded-card" />
    </div>
  )
}
