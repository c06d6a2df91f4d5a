import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { hasPage } from '../../lib/pages'
import { cn } from '../../ui/cn'
import { Section } from '../../ui/section'

const PLAN_PAGE = '/subscription'

export function PlanSection() {
  if (!hasPage(PLAN_PAGE)) return null
  return (
    <Section
      title="Plan and billing"
      description="What you pay, how many texts are left, and how to cancel."
    >
      <Link
        to={PLAN_PAGE}
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
