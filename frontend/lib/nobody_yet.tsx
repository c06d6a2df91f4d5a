import { Link } from 'react-router-dom'
import { buttonStyles } from '../ui/button'
import { EmptyState } from '../ui/empty_state'
import { BRAND } from './names'

interface NobodyYetProps {
  title?: string
  children: string
}

/** Where she would be, while nobody was created. */
export function NobodyYet({ title = 'Nobody to text yet', children }: NobodyYetProps) {
  return (
    <EmptyState
      title={title}
      action={
        <Link to="/customize" className={buttonStyles()}>
          Create Your {BRAND}
        </Link>
      }
    >
      {children}
    </EmptyState>
  )
}
