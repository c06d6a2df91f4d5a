import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { cn } from '../../ui/cn'
import { Section } from '../../ui/section'

export function PlanSection() {
  return (
    <Section
      title="Plan and billing"
      description="What you pay, how many texts are left, and how to cancel."
    >
      <Link
        to="/subscription"
        className={cn(
          '-m-2 flex min-h-12 items-center justify-between gap-4',
          'rounded-control p-2 font-semibold hover:bg-surface-2'
        )}
      >
        See, change or cancel your plan
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
      </Link>
    </Section>
  )
}
