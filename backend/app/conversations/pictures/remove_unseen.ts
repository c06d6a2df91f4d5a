import { inject } from '@adonisjs/core'
import { DAY, HOUR } from '#app/core/clock/durations'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { JobRequest } from '#app/core/jobs/job_queue'
import type { JobOutcome } from '#app/core/jobs/job_store'
import { Message } from '#app/models/message'
import { RemovePictures } from '#app/conversations/pictures/remove_pictures'
import { isReportable } from '#app/safety/signs/safety_events'

/** By then the text is owed no answer any more, so nobody will look. */
const UNSEEN_MS = 25 * HOUR
const HELD_MS = 30 * DAY

/** For a text with pictures or files that just came in; `now` in epoch milliseconds. */
export function removeUnseenJob(sid: string, now: number): JobRequest {
  const dedupKey = `unseen:${sid}`
  return { kind: 'remove_unseen', dedupKey, payload: { sid }, runAt: now + UNSEEN_MS }
}

/** Pictures nobody looked at, and files, which nobody opens, are not left at the provider either. */
@inject()
export class RemoveUnseen {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly removePictures: RemovePictures
  ) {}

  async execute({ sid }: { sid: string }): Promise<JobOutcome> {
    const { read } = this.database
    const text = await Message.findBy({ messageSid: sid }, read)
    if (!text || (text.pictureState !== null && text.pictureState !== 'file')) return undefined
    const { userId } = text
    if (userId !== null && (await isReportable(read, userId))) {
      return { againAt: this.clock.now() + HELD_MS }
    }
    const outcome = await this.removePictures.execute({ sid })
    // Until then it would pass for one that is gone.
    if (outcome === undefined) await this.#noteUnseen(text)
    return outcome
  }

  async #noteUnseen({ id }: Message): Promise<void> {
    const unseen = Message.query(this.database.read).where('id', id).whereNull('pictureState')
    await unseen.update({ pictureState: 'unseen' })
  }
}
