import { ToHer } from '../../lib/to_her'
import { Band } from '../../ui/band'

/** What STOP means here: a pause made on this page ends on it, a texted STOP does not. */
export function StopAndStart({ isOptedOut }: { isOptedOut: boolean }) {
  if (isOptedOut) {
    return (
      <Band tone="danger" title="You texted STOP.">
        Nothing goes to your number, not even codes, until you text START
        <ToHer text="START" />. No setting on this page can change that.
      </Band>
    )
  }
  return (
    <Band title="A pause is not a STOP.">
      You can end a pause right here. Texting STOP ends all texts, even codes, and only texting
      START
      <ToHer text="START" /> brings them back.
    </Band>
  )
}
