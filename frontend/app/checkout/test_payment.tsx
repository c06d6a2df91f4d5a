import { testCardForm, type TestCardForm } from '#app/billing/plans/contract'
import { useForm } from '../../lib/use_form'
import { AlertDialog } from '../../ui/alert_dialog'
import { Band } from '../../ui/band'
import { PaymentForm } from './payment_form'
import { TestCardFields } from './test_card_fields'
import type { Order } from './use_checkout'
import { usePayment } from './use_payment'
import { useTestCard } from './use_test_card'

const EMPTY = { cardNumber: '', expiry: '', cvc: '' }

/**
 * The stand-in's form: in the place of the provider's and of the same shape, but the card is a pretend one.
 */
export function TestPayment({ order }: { order: Order }) {
  const payment = usePayment(order)
  const form = useForm<TestCardForm>({ schema: testCardForm, empty: EMPTY })
  const card = useTestCard(order.checkout.clientSecret, form.refuse)

  return (
    <>
      <PaymentForm
        id={form.id}
        stage="ready"
        order={order}
        provider="Test gateway"
        payment={payment}
        onSubmit={form.submit((values) => payment.pay(() => card.confirm(values)))}
      >
        <Band tone="warn" title="Test gateway: no money moves.">
          Please don’t enter a real card number here.
        </Band>
        <TestCardFields form={form} />
      </PaymentForm>
      <AlertDialog
        title="Confirm this payment"
        description="This test card asks for a second step, just as a bank would in its own window."
        confirmLabel="Complete"
        cancelLabel="Fail"
        tone="primary"
        isOpen={card.isAsking}
        onOpenChange={(isOpen) => !isOpen && card.answer(false)}
        onConfirm={() => card.answer(true)}
      />
    </>
  )
}
