import { BookHeart, CalendarHeart } from 'lucide-react'
import { Link } from 'react-router-dom'
import { buttonStyles } from '../../ui/button'
import { cn } from '../../ui/cn'

const link = cn(buttonStyles({ variant: 'link', size: 'sm' }))

/** Where more of the two stands than the talk. */
export function KeptByHer() {
  return (
    <div>
      <dt className="text-sm font-semibold">The two of you</dt>
      <dd className="-ml-1 flex flex-wrap gap-x-4">
        <Link to="/diary" className={link}>
          <BookHeart aria-hidden="true" className="size-4" />
          Her diary
        </Link>
        <Link to="/our-year" className={link}>
          <CalendarHeart aria-hidden="true" className="size-4" />
          Our year
        </Link>
      </dd>
    </div>
  )
}
