import type { ComponentProps } from 'react'
import { PartError } from '../../lib/part_error'
import { Card } from '../../ui/card'

interface CardErrorProps extends Pick<ComponentProps<typeof PartError>, 'query' | 'className'> {
  title: string
}

/** One card that could not be filled. */
export function CardError({ query, title, className }: CardErrorProps) {
  return (
    <Card className={className}>
      <h2 className="text-xl">{title}</h2>
      <PartError query={query} />
    </Card>
  )
}
