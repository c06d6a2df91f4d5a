import { AskForCode } from './ask_for_code'
import { ChoosePassword } from './choose_password'
import { useForgottenPassword } from './use_forgotten_password'

interface ForgottenPasswordProps {
  /** What the login form holds already. */
  email: string
  /** Back to the login form, with the email as it stands here. */
  onBack: (email: string) => void
  /** The password is changed. */
  onDone: (email: string) => void
}

/** The way back in by a text to the account's phone, in the card of the landing page. */
export function ForgottenPassword({ email, onBack, onDone }: ForgottenPasswordProps) {
  const forgotten = useForgottenPassword({ email, onDone })
  return forgotten.request.answer === null ? (
    <AskForCode {...forgotten.request} onBack={onBack} />
  ) : (
    <ChoosePassword {...forgotten} />
  )
}
