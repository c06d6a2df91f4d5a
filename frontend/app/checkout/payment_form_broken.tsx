import { CircleAlert, RotateCcw } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button, buttonStyles } from '../../ui/button'
import { Card } from '../../ui/card'

/** The title and sentence of a form that did not load, also for its toast. */
export const FORM_ERROR = {
  title: 'Payment Form Error',
  description: 'Failed to load payment form. Please refresh the page.',
}

/** In place of the form: only a fresh page can load the provider's script anew. */
export function PaymentFormBroken() {
  return (
    <Card tail="me" role="alert" className="grid justify-items-center py-10 text-center">
      <span className="mb-4 grid size-14 place-items-center rounded-full bg-danger-bg text-danger">
        <CircleAlert aria-hidden="true" className="size-7" />
      </span>
      <h2 className="text-xl">{FORM_ERROR.title}</h2>
      <p className="mt-2 max-w-sm text-muted">{FORM_ERROR.description} Nothing was charged.</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button onClick={() => location.reload()}>
          <RotateCcw aria-hidden="true" className="size-4.5" />
          Refresh
        </Button>
        <Link to="/subscription" className={buttonStyles({ variant: 'ghost' })}>
          Back to Plans
        </Link>
      </div>
    </Card>
  )
}
