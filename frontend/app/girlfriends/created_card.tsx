import type { Signup } from '#app/people/accounts/contract'
import type { GirlfriendInput } from '#app/people/girlfriends/contract'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PageTitle } from '../../lib/page_title'
import { HerPortrait } from '../../lib/her_portrait'
import { useSignup } from '../../lib/session'
import { withEmail } from '../../lib/sticky_email'
import { Bubble } from '../../ui/bubble'
import { TypingDots } from '../../ui/typing_dots'
import { sampleFirstText } from './sample_first_text'

const REDIRECT_MS = 1500
const TYPING_MS = 500

interface CreatedCardProps {
  companion: GirlfriendInput
  email: string | null
}

/** She is there: one look at her, then on to the dashboard. */
export function CreatedCard({ companion, email }: CreatedCardProps) {
  const navigate = useNavigate()
  const [isTyping, setIsTyping] = useState(true)
  const { data } = useSignup()
  const obstacle = data ? obstacleOf(data.signup) : null

  useEffect(() => {
    const speaking = setTimeout(() => setIsTyping(false), TYPING_MS)
    const leaving = setTimeout(
      () => void navigate(withEmail('/user-dashboard', email), { replace: true }),
      REDIRECT_MS
    )
    return () => {
      clearTimeout(speaking)
      clearTimeout(leaving)
    }
  }, [navigate, email])

  return (
    <div className="grid flex-1 place-items-center px-5 py-10">
      <div className="grid w-full max-w-md justify-items-center">
        <HerPortrait image={companion.image} name={companion.name} size="lg" />
        <PageTitle className="mt-6 text-center text-4xl">{companion.name} is here</PageTitle>
        <p className="mt-2 mb-7 text-center text-muted">
          {obstacle ?? 'Her first text is on its way to your phone.'}
        </p>
        <div className="min-h-28 w-full">
          {!obstacle && isTyping && <TypingDots name={companion.name} />}
          {!obstacle && !isTyping && (
            <Bubble side="her" className="animate-rise">
              {sampleFirstText(companion)}
            </Bubble>
          )}
        </div>
      </div>
    </div>
  )
}

/** Whoever starts over may have stopped texts before: then her first one does not leave, or not yet. */
function obstacleOf({ isOptedOut, accountPause, isPaused }: Signup): string | null {
  if (isOptedOut) return 'You replied STOP, so her first text won’t be sent.'
  if (accountPause === 'no_birth_date')
    return 'Texting is paused. Her first text comes when you confirm your birthday.'
  if (accountPause) return 'Texting is paused, so her first text won’t be sent.'
  return isPaused ? 'Texting is paused. Her first text comes when you resume it.' : null
}
