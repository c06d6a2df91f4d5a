import type { ApplicationService } from '@adonisjs/core/types'
import { ResumeAccount } from '#app/safety/care/resume_account'
import { ChangeRecords } from '#app/console/resources/change_records'
import { AnswerSafetyEvent } from '#app/console/support/answer_safety_event'
import { ClearAlarm } from '#app/console/support/clear_alarm'
import { DiscardJob } from '#app/console/support/discard_job'
import { KeepNotes } from '#app/console/support/keep_notes'
import { PauseSignup } from '#app/console/support/pause_signup'
import { RetryJob } from '#app/console/support/retry_job'
import { commonParts } from './common_parts.js'

/** What staff changes by way of a resource. */
export default class ConsoleProvider {
  constructor(private readonly app: ApplicationService) {}

  register(): void {
    const { container } = this.app
    container.singleton(PauseSignup, async (resolver) => {
      const resumeAccount = await resolver.make(ResumeAccount)
      return new PauseSignup({ ...(await commonParts(resolver)), resumeAccount })
    })
    container.singleton(
      ChangeRecords,
      async (resolver) =>
        new ChangeRecords({
          pauseSignup: await resolver.make(PauseSignup),
          retryJob: await resolver.make(RetryJob),
          discardJob: await resolver.make(DiscardJob),
          answerSafetyEvent: await resolver.make(AnswerSafetyEvent),
          clearAlarm: await resolver.make(ClearAlarm),
          keepNotes: await resolver.make(KeepNotes),
        })
    )
  }
}
