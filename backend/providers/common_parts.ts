import type { ContainerResolver } from '@adonisjs/core/container'
import type { ContainerBindings } from '@adonisjs/core/types'
import { Activities } from '#app/people/activities/activities'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import { PublicUrl } from '#app/core/answers/public_url'
import { Consents } from '#app/texting/consent/consents'
import { RemovedTexts } from '#app/texting/delivery/removed_texts'

export type Resolver = Pick<ContainerResolver<ContainerBindings>, 'make'>

/** What nearly every action is made of. */
export async function commonParts(resolver: Resolver) {
  return {
    database: await resolver.make(Database),
    clock: await resolver.make(Clock),
    queue: await resolver.make(JobQueue),
    removed: await resolver.make(RemovedTexts),
    activities: await resolver.make(Activities),
    allowance: await resolver.make(Allowance),
    consents: await resolver.make(Consents),
    phoneKeys: await resolver.make(PhoneKeys),
    publicUrl: await resolver.make(PublicUrl),
  }
}
