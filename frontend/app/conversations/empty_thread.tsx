import { phoneText } from '../../lib/phone_text'
import { HerPortrait } from '../../lib/her_portrait'
import { NobodyYet } from '../../lib/nobody_yet'
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
        <NobodyYet>Your conversation starts with her first text.</NobodyYet>
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
