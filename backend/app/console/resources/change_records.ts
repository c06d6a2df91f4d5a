import { inject } from '@adonisjs/core'
import type { Actor } from '#app/ledgers/audit/audit_log'
import type { StaffCall } from '#app/core/sessions/roles'
import { parse } from '#app/core/requests/validate'
import { CHANGED_RECORDS, NEW_RECORDS } from '#app/console/resources/contract'
import { AnswerSafetyEvent } from '#app/console/support/answer_safety_event'
import { ClearAlarm } from '#app/console/support/clear_alarm'
import { DiscardJob } from '#app/console/support/discard_job'
import { KeepNotes } from '#app/console/support/keep_notes'
import { PauseSignup } from '#app/console/support/pause_signup'
import { RetryJob } from '#app/console/support/retry_job'

/** One verb of one resource: who may, and what it does. `body` is whatever was sent. */
interface Change<Answer> {
  call: StaffCall
  execute: (actor: Actor, id: number, body: object) => Promise<Answer>
}

/** All that can be changed by way of a resource; everything else is read only. */
@inject()
export class ChangeRecords {
  constructor(
    private readonly pauseSignup: PauseSignup,
    private readonly retryJob: RetryJob,
    private readonly discardJob: DiscardJob,
    private readonly answerSafetyEvent: AnswerSafetyEvent,
    private readonly clearAlarm: ClearAlarm,
    private readonly keepNotes: KeepNotes
  ) {}

  /** Answers the new id. */
  readonly creates: Readonly<Record<string, Change<number>>> = {
    notes: {
      call: 'notes.write',
      execute: (actor, _id, body) => this.keepNotes.add(actor, parse(NEW_RECORDS.notes, body)),
    },
  }

  readonly updates: Readonly<Record<string, Change<unknown>>> = {
    'signups': {
      call: 'signups.pause',
      execute: (actor, userId, body) => {
        const { isPaused, reason = null } = parse(CHANGED_RECORDS.signups, body)
        return this.pauseSignup.execute(actor, { userId, isPaused, reason })
      },
    },
    'jobs': {
      call: 'jobs.retry',
      execute: async (actor, id, body) => {
        parse(CHANGED_RECORDS.jobs, body)
        await this.retryJob.execute(actor, id)
      },
    },
    'safety-events': {
      call: 'safety_events.answer',
      execute: (actor, id, body) =>
        this.answerSafetyEvent.execute(
          actor,
          id,
          parse(CHANGED_RECORDS['safety-events'], body).state
        ),
    },
    'alarms': {
      call: 'alarms.clear',
      execute: async (actor, id, body) => {
        parse(CHANGED_RECORDS.alarms, body)
        await this.clearAlarm.execute(actor, id)
      },
    },
    'notes': {
      call: 'notes.write',
      execute: (actor, id, body) =>
        this.keepNotes.change(actor, id, parse(CHANGED_RECORDS.notes, body).body),
    },
  }

  readonly removals: Readonly<Record<string, Change<void>>> = {
    jobs: {
      call: 'jobs.discard',
      execute: (actor, id) => this.discardJob.execute(actor, id),
    },
    notes: { call: 'notes.write', execute: (actor, id) => this.keepNotes.remove(actor, id) },
  }
}
