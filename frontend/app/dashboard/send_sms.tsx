import type { Signup } from '#app/people/accounts/contract'
import type { SendSmsInput } from '#app/conversations/thread/contract'
import { useMutation } from '@tanstack/react-query'
import { MessageCircleHeart } from 'lucide-react'
import { useId } from 'react'
import { api } from '../../lib/api'
import { ApiError } from '../../lib/api_error'
import { phoneText } from '../../lib/phone_text'
import { useObstacle } from '../../lib/use_obstacle'
import { Button } from '../../ui/button'
import { cn } from '../../ui/cn'
import { toast } from '../../ui/toast'

const GREETING = 'Hey! I was just thinking of you. How is your day going?'
const NO_PHONE = 'Phone number required to send SMS'
const PAUSED = 'Texting is paused. Resume it in Settings.'
const FAILED = 'Failed to send message'

interface SendSmsProps {
  girlfriendName: string
  signup: Signup
}

/** Has her text the user's own phone now. */
export function SendSms({ girlfriendName, signup }: SendSmsProps) {
  const wordsId = useId()
  const reason = useReason(signup)
  const { mutate, isPending } = useGreeting()

  const send = () => {
    if (!signup.phone) toast({ title: NO_PHONE, variant: 'destructive' })
    else if (!reason) mutate({ phoneNumber: signup.phone, message: GREETING, girlfriendName })
  }

  return (
    <div className="mt-5">
      <Button
        onClick={send}
        isPending={isPending}
        aria-disabled={reason ? true : undefined}
        aria-describedby={wordsId}
        className={cn(
          'w-full aria-disabled:cursor-not-allowed aria-disabled:bg-surface-2 aria-disabled:text-muted',
          'aria-busy:bg-primary aria-busy:text-on-primary'
        )}
      >
        {!isPending && <MessageCircleHeart aria-hidden="true" className="size-5" />}
        Send SMS
      </Button>
      <p id={wordsId} className="mt-2 text-center text-sm text-muted">
        {reason ?? <SheSaysHello name={girlfriendName} phone={signup.phone} />}
      </p>
    </div>
  )
}

function SheSaysHello({ name, phone }: { name: string; phone: string }) {
  return (
    <>
      <b className="font-semibold text-ink">She says hello.</b> {name} texts you at{' '}
      <span className="whitespace-nowrap">{phoneText(phone)}</span>, free of charge.
    </>
  )
}

/** Why the button does nothing, or null. */
function useReason(signup: Signup): string | null {
  const obstacle = useObstacle(signup)
  if (!signup.phone) return NO_PHONE
  return obstacle ?? (signup.isPaused ? PAUSED : null)
}

function useGreeting() {
  return useMutation({
    mutationFn: (input: SendSmsInput) => api<{ message: string }>('POST', '/api/send-sms', input),
    onSuccess: ({ message }) => toast({ title: message || 'Her text is on its way.' }),
    onError: (error) => toast({ title: failureWords(error), variant: 'destructive' }),
  })
}

/** An answer that refuses is told with the server's words, no answer at all without. */
function failureWords(error: Error): string {
  const isAnswer = error instanceof ApiError && error.status !== 0
  return isAnswer ? `${FAILED}: ${error.refusal ?? error.message}` : FAILED
}
