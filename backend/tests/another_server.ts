import { Container } from '@adonisjs/core/container'
import { Logger } from '@adonisjs/core/logger'
import app from '@adonisjs/core/services/app'
import type { ContainerBindings } from '@adonisjs/core/types'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { InboxThinking } from '#app/conversations/inbound/read_inbox'
import { PublicUrl } from '#app/core/answers/public_url'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { Drafts } from '#app/texting/sending/drafts'
import { SmsGateway } from '#app/texting/sms/sms_gateway'
import { STATEFUL } from '../providers/app_provider.js'
import { bindSingletons } from '../providers/singletons.js'

type Key<Part> = abstract new (...parts: never[]) => Part

const SHARED: Key<object>[] = [
  ...[Clock, Database, PublicUrl, Logger, PaymentGateway, SmsGateway, InboxThinking, Drafts],
]

/** The product as one more process on the same database has it; a part of one's own goes in its place. */
export class AnotherServer {
  readonly #container = new Container<ContainerBindings>()

  constructor() {
    const { container } = app
    bindSingletons(this.#container, STATEFUL)
    for (const one of SHARED) this.#container.bind(one, () => container.make(one))
  }

  with<Part extends object>(key: Key<Part>, own: Part): this {
    this.#container.bindValue(key, own as InstanceType<Key<Part>>)
    return this
  }

  make<Part extends object>(key: Key<Part>): Promise<Part> {
    return this.#container.make(key) as Promise<Part>
  }
}
