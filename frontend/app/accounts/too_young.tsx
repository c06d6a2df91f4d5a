import { SUPPORT_EMAIL } from '../../lib/names'
import { Band } from '../../ui/band'
import { TOO_YOUNG } from './age_gate'

export function TooYoung() {
  return (
    <div role="alert">
      <Band tone="danger" title={TOO_YOUNG}>
        No account was created. If you mistyped the date, write to{' '}
        <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>.
      </Band>
    </div>
  )
}
