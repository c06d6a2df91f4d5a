import type { ApplicationService } from '@adonisjs/core/types'

/** Whether a text would reach a real phone. */
export async function areTextsReal(app: ApplicationService): Promise<boolean> {
  const { SmsGateway } = await import('#app/texting/sms/sms_gateway')
  const { isSimulated } = await app.container.make(SmsGateway)
  return !isSimulated
}

/** Whether a payment would move real money. */
export async function arePaymentsReal(app: ApplicationService): Promise<boolean> {
  const { PaymentGateway } = await import('#app/billing/payments/payment_gateway')
  const { provider } = await app.container.make(PaymentGateway)
  return provider === 'stripe'
}

/** A job may do either. */
export async function areJobsReal(app: ApplicationService): Promise<boolean> {
  return (await areTextsReal(app)) || (await arePaymentsReal(app))
}
