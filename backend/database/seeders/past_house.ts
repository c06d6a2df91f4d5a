import { Container } from '@adonisjs/core/container'
import { Logger } from '@adonisjs/core/logger'
import app from '@adonisjs/core/services/app'
import type { ContainerBindings } from '@adonisjs/core/types'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { OneAtATime } from '#app/billing/plans/one_at_a_time'
import { TestPaymentGateway } from '#app/billing/test_payments/test_payment_gateway'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import { FactKeys } from '#app/memory/kept/fact_keys'
import { PastClock } from '#database/seeders/past_clock'

type Key<Part> = abstract new (...parts: never[]) => Part
export type House = Pick<Container<ContainerBindings>, 'make'>

const SHARED: Key<object>[] = [...[Database, Logger, PhoneKeys, FactKeys]]

/**
 * The product by another clock, and on stand-ins whatever is set: what
 * writes the past of the demo asks no provider and sends nothing.
 */
export function pastHouse(clock: PastClock): House {
  const house = new Container<ContainerBindings>()
  for (const key of SHARED) house.bind(key, () => app.container.make(key))
  house.bindValue(Clock, clock)
  house.bindValue(PastClock, clock)
  house.bindValue(OneAtATime, new OneAtATime())
  house.singleton(JobQueue, () => new JobQueue(clock))
  house.bind(PaymentGateway, () => house.make(TestPaymentGateway))
  return house
}
