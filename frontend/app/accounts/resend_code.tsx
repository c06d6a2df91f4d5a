import { useSecondsLeft } from '../../lib/use_seconds_left'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/field'
import { LiveRegion } from '../../ui/live_region'
import type { SignUp } from './use_sign_up'

export function ResendCode({ send }: Pick<SignUp, 'send'>) {
  const seconds = useSecondsLeft(send.resendAt)
  return (
    <div className="text-center text-sm">
      {seconds > 0 ? (
        <p aria-live="off" className="flex min-h-12 items-center justify-center text-muted tabular">
          Resend code in {clock(seconds)}
        </p>
      ) : (
        <Button variant="link" isPending={send.isPending} onClick={send.start}>
          Resend code
        </Button>
      )}
      <LiveRegion>{seconds === 0 && 'You can resend now'}</LiveRegion>
      {send.failure && (
        <div className="flex justify-center text-left">
          <FieldError>{send.failure}</FieldError>
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
