import { Suspense, type ComponentType } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { PageTitle } from '../../lib/page_title'
import { Button, buttonStyles } from '../../ui/button'
import { Card } from '../../ui/card'
import { FieldError } from '../../ui/field'
import { Skeleton } from '../../ui/skeleton'
import { useUndoChange } from './use_undo_change'

interface UndoPageProps {
  /** How somebody gets a new password. */
  ForgottenPassword: ComponentType<{
    email: string
    onBack: (email: string) => void
    onDone: (email: string) => void
  }>
}

const LOGIN = '/?redirect=/user-dashboard'

/** Where the text to an old number leads: opening it changes nothing yet. */
export function UndoPage({ ForgottenPassword }: UndoPageProps) {
  const undo = useUndoChange()
  const navigate = useNavigate()
  const goToLogin = () => void navigate(LOGIN)

  return (
    <div className="mx-auto w-full max-w-lg px-5 py-12 sm:py-16">
      <Card className="grid gap-5 p-5 sm:p-8">
        {undo.isDone ? (
          <>
            <PageTitle className="text-2xl">Your account is yours again</PageTitle>
            <p role="status" className="text-muted">
              Your old phone number and email are back, and every device is logged out. Choose a new
              password now: we’ll text a code to this phone. For 3 days your phone number, email and
              data stay as they are.
            </p>
            <Suspense fallback={<Skeleton className="h-72" />}>
              <ForgottenPassword email="" onBack={goToLogin} onDone={goToLogin} />
            </Suspense>
          </>
        ) : (
          <Question undo={undo} />
        )}
      </Card>
    </div>
  )
}

function Question({ undo }: { undo: ReturnType<typeof useUndoChange> }) {
  return (
    <>
      <PageTitle className="text-2xl">Wasn’t you?</PageTitle>
      <p className="text-muted">
        The phone number or email on your account was changed. If that wasn’t you, undo it: your old
        number and email come back, every device is logged out, and you choose a new password with a
        code to this phone.
      </p>
      {undo.hasToken ? (
        <Button variant="danger" isPending={undo.isPending} onClick={undo.start}>
          Undo the change
        </Button>
      ) : (
        <FieldError>Please open the full link from our text.</FieldError>
      )}
      {undo.failure && <FieldError>{undo.failure}</FieldError>}
      <Link to="/" className={buttonStyles({ variant: 'link' })}>
        It was me
      </Link>
    </>
  )
}
