import { BRAND } from '../../lib/names'
import { Link } from 'react-router-dom'
import { phoneText } from '../../lib/format'
import { HerPortrait } from '../../lib/her_portrait'
import { buttonStyles } from '../../ui/button'
import { EmptyState } from '../../ui/empty_state'
import type { Companion } from './companion'

interface EmptyThreadProps {
  companion: Companion
  isMissing: boolean
  number: string
}

export function EmptyThread({ companion, isMissing, number }: EmptyThreadProps) {
  const { name, image } = companion
  return (
    <div className="grid flex-1 content-center overflow-y-auto">
      {isMissing ? (
        <EmptyState
          title="Nobody to text yet"
          action={
            <Link to="/customize" className={buttonStyles()}>
              Create Your {BRAND}
            </Link>
          }
        >
          Your conversation starts with her first text.
        </EmptyState>
      ) : (
        <EmptyState
          title="No messages yet."
          visual={image && <HerPortrait image={image} name={name} className="w-28" />}
          className="py-4"
        >
          Text {name} at {phoneText(number)}
        </EmptyState>
      )}
    </div>
  )
}
