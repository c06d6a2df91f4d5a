import type { ApplicationService } from '@adonisjs/core/types'
import { Moderation } from '#app/safety/moderation/moderation'
import { Clock } from '#app/core/clock/clock'
import { PublicUrl } from '#app/core/answers/public_url'
import { TellOfRefusedKey } from '#app/billing/payments/tell_of_refused_key'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { PictureReader } from '#app/conversations/pictures/picture_reader'
import { TalkReader } from '#app/conversations/remembering/talk_reader'
import { LanguageModel } from '#app/companion/voice/language_model'
import { SmsGateway } from '#app/texting/sms/sms_gateway'
import { WebhookSecret } from '#app/texting/sms/webhook_secret'

/** The only place that chooses between a provider and its stand-in. */
export default class GatewaysProvider {
  constructor(private readonly app: ApplicationService) {}

  register(): void {
    const { container } = this.app
    container.singleton(LanguageModel, () => this.#chooseLanguageModel())
    container.singleton(PictureReader, () => this.#choosePictureReader())
    container.singleton(TalkReader, () => this.#chooseTalkReader())
    container.singleton(Moderation, () => this.#chooseModeration())
    container.singleton(SmsGateway, () => this.#chooseSmsGateway())
    container.singleton(PaymentGateway, () => this.#choosePaymentGateway())
    container.singleton(WebhookSecret, async () => {
      const { default: providers } = await import('#config/providers')
      const { keyFor } = await import('#config/app')
      const isReal = providers.sms.driver === 'twilio'
      const secret = isReal ? providers.sms.authToken : keyFor('simulator').toString('hex')
      return new WebhookSecret(secret)
    })
  }

  async #chooseLanguageModel(): Promise<LanguageModel> {
    const { default: providers } = await import('#config/providers')
    if (providers.ai.driver === 'openai') {
      const { OpenaiLanguageModel } = await import('#app/companion/voice/openai_language_model')
      return new OpenaiLanguageModel(providers.ai)
    }
    const { OfflineLanguageModel } = await import('#app/companion/voice/offline_language_model')
    return this.app.container.make(OfflineLanguageModel)
  }

  async #chooseTalkReader(): Promise<TalkReader> {
    const { default: providers } = await import('#config/providers')
    if (providers.ai.driver === 'openai') {
      const { OpenaiTalkReader } = await import('#app/conversations/remembering/openai_talk_reader')
      return new OpenaiTalkReader(providers.ai)
    }
    const { RuleTalkReader } = await import('#app/conversations/remembering/rule_talk_reader')
    return this.app.container.make(RuleTalkReader)
  }

  async #choosePictureReader(): Promise<PictureReader> {
    const { default: providers } = await import('#config/providers')
    if (providers.ai.driver === 'openai') {
      const { OpenaiPictureReader } =
        await import('#app/conversations/pictures/openai_picture_reader')
      return new OpenaiPictureReader(providers.ai)
    }
    const { NoPictureReader } = await import('#app/conversations/pictures/no_picture_reader')
    return new NoPictureReader()
  }

  async #chooseModeration(): Promise<Moderation> {
    const { default: providers } = await import('#config/providers')
    if (providers.ai.driver === 'openai') {
      const { OpenaiModeration } = await import('#app/safety/moderation/openai_moderation')
      const { container } = this.app
      const parts = { clock: await container.make(Clock), logger: await container.make('logger') }
      return new OpenaiModeration(parts, providers.ai)
    }
    const { NoModeration } = await import('#app/safety/moderation/no_moderation')
    return new NoModeration()
  }

  async #choosePaymentGateway(): Promise<PaymentGateway> {
    const { default: providers } = await import('#config/providers')
    if (providers.payment.driver === 'stripe') {
      const { default: limits } = await import('#config/limits')
      const { StripePaymentGateway } = await import('#app/billing/payments/stripe_payment_gateway')
      const tellOfKey = await this.app.container.make(TellOfRefusedKey)
      return new StripePaymentGateway({ ...providers.payment, ...limits.billing, tellOfKey })
    }
    const { TestPaymentGateway } = await import('#app/billing/test_payments/test_payment_gateway')
    return this.app.container.make(TestPaymentGateway)
  }

  async #chooseSmsGateway(): Promise<SmsGateway> {
    const { default: providers } = await import('#config/providers')
    if (providers.sms.driver === 'twilio') return this.#twilio()
    const { SimulatorSmsGateway } = await import('#app/texting/simulator/simulator_sms_gateway')
    return this.app.container.make(SimulatorSmsGateway)
  }

  async #twilio(): Promise<SmsGateway> {
    const { default: providers } = await import('#config/providers')
    const { default: limits } = await import('#config/limits')
    const { TwilioSmsGateway } = await import('#app/texting/sms/twilio_sms_gateway')
    const publicUrl = await this.app.container.make(PublicUrl)
    return new TwilioSmsGateway({
      ...providers.sms,
      timeoutMs: limits.sends.timeoutMs,
      statusCallback: (id) => publicUrl.to(`/api/twilio/status?id=${id}`),
    })
  }
}
