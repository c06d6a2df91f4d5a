import { phoneText } from '../../lib/format'
import { useSite } from '../../lib/session'
import { Band } from '../../ui/band'

/** What STOP means here: a pause made on this page ends on it, a texted STOP does not. */
export function StopAndStart({ isOptedOut }: { isOptedOut: boolean }) {
  if (isOptedOut) {
    return (
      <Band tone="danger" title="You texted STOP.">
        Nothing goes to your number, not even codes, until you text START <ToHer />. No setting on
        this page can change that.
      </Band>
    )
  }
  return (
    <Band title="A pause is not a STOP.">
      You can end a pause right here. Texting STOP ends all texts, even codes, and only texting
      START <ToHer /> brings them back.
    </Band>
  )
}

function ToHer() {
  const { data: site } = useSite()
  if (!site) return 'from your phone'
  return (
    <>
      to{' '}
      <a href={`sms:${site.companionNumber}?&body=START`} className="whitespace-nowrap">
        {phoneText(site.companionNumber)}
      </a>
    </>
  )
}
