import { Button } from '../ui/button'
import { FieldError } from '../ui/field'
import { LiveRegion } from '../ui/live_region'
import { useSecondsLeft } from './use_seconds_left'

interface ResendCodeProps {
  /** Epoch ms. */
  resendAt: number
  onResend: () => void
  isPending: boolean
  /** Only where no toast tells it. */
  failure?: string | null
}

/** Counts down, then offers another code. */
export function ResendCode({ resendAt, onResend, isPending, failure }: ResendCodeProps) {
  const seconds = useSecondsLeft(resendAt)
  return (
    <div className="text-center text-sm">
      {seconds > 0 ? (
        <p aria-live="off" className="flex min-h-12 items-center justify-center text-muted tabular">
          Resend code in {clock(seconds)}
        </p>
      ) : (
        <Button variant="link" isPending={isPending} onClick={onResend}>
          Resend code
        </Button>
      )}
      <LiveRegion>{seconds === 0 && 'You can resend now'}</LiveRegion>
      {failure && (
        <div className="flex justify-center text-left">
          <FieldError>{failure}</FieldError>
        </div>
      )}
    </div>
  )
}

/** `0:24`, `1:05:00`. */
function clock(seconds: number): string {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ].map((part) => String(part).padStart(2, '0')) as [string, string, string]
  return hours === '00' ? `${Number(minutes)}:${rest}` : `${Number(hours)}:${minutes}:${rest}`
}
