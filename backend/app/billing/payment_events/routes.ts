import router from '@adonisjs/core/services/router'

const StripeWebhookController = () =>
  import('#app/billing/payment_events/stripe_webhook_controller')

router
  .post('/api/stripe/webhook', [StripeWebhookController, 'store'])
  .describe('Takes an event from Stripe, as Stripe describes it.', {
    proof: 'stripeSignature',
    answer: '`{ received }`.',
  })
