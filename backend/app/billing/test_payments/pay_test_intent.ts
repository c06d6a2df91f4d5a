import { inject } from '@adonisjs/core'
import { notFound } from '#app/core/answers/refusal'
import type { PaymentOutcome, TestPaymentInput } from '#app/billing/plans/contract'
import { payIntent } from '#app/billing/test_payments/test_bills'
import { answerOfCard, type CardAnswer, lastFour } from '#app/billing/test_payments/test_cards'
import type { TestIntent } from '#app/billing/test_payments/test_payment_objects'
import { type TestBooks, TestPaymentStore } from '#app/billing/test_payments/test_payment_store'

const PROCESSING_MS = 5000

/** The pretend card form's button: what the bank makes of the card. Of the card, four digits are kept. */
@inject()
export class PayTestIntent {
  constructor(private readonly store: TestPaymentStore) {}

  execute(clientSecret: string, input: TestPaymentInput): Promise<PaymentOutcome> {
    return this.store.visit(async (books) => {
      const intent = await books.find('intent', clientSecret.split('_secret_')[0] ?? '')
      if (intent?.clientSecret !== clientSecret) throw notFound()
      if (intent.status === 'succeeded' || intent.status === 'processing')
        return { status: intent.status, paymentIntentId: intent.id }
      if (intent.status === 'canceled') return closed(intent)
      const answer = answerOfCard(input, books.now)
      await this.#follow(books, { intent, answer, card: lastFour(input.cardNumber) })
      return { ...answer, paymentIntentId: intent.id }
    })
  }

  async #follow(
    books: TestBooks,
    { intent, answer, card }: { intent: TestIntent; answer: CardAnswer; card: string }
  ): Promise<void> {
    if (answer.status === 'succeeded') return payIntent(books, intent, card)
    await books.save('intent', { ...intent, status: answer.status })
    if (answer.status === 'requires_payment_method') {
      return books.tell('payment_intent.payment_failed', { intentId: intent.id })
    }
    if (answer.status !== 'processing') return
    await books.tell('payment_intent.processing', { intentId: intent.id })
    await books.plan({ kind: 'finish', id: intent.id }, books.now + PROCESSING_MS)
  }
}

function closed({ id }: TestIntent): PaymentOutcome {
  const message = 'This payment was given up. Please start again.'
  return { status: 'requires_payment_method', paymentIntentId: id, message }
}
