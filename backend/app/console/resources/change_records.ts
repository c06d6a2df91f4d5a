import type { Actor } from '#app/ledgers/audit/audit_log'
import type { StaffCall } from '#app/core/sessions/roles'
import { parse } from '#app/core/requests/validate'
import {
  answerInput,
  clearInput,
  noteChange,
  noteInput,
  pauseInput,
  retryInput,
} from '#app/console/resources/contract'
import type { AnswerSafetyEvent } from '#app/console/support/answer_safety_event'
import type { ClearAlarm } from '#app/console/support/clear_alarm'
import type { DiscardJob } from '#app/console/support/discard_job'
import type { KeepNotes } from '#app/console/support/keep_notes'
import type { PauseSignup } from '#app/console/support/pause_signup'
import type { RetryJob } from '#app/console/support/retry_job'

/** One verb of one resource: who may, and what it does. `body` is whatever was sent. */
interface Change<Answer> {
  call: StaffCall
  execute: (actor: Actor, id: number, body: object) => Promise<Answer>
}

/** All that can be changed by way of a resource; everything else is read only. */
export class ChangeRecords {
  constructor(
    private readonly parts: {
      pauseSignup: PauseSignup
      retryJob: RetryJob
      discardJob: DiscardJob
      answerSafetyEvent: AnswerSafetyEvent
      clearAlarm: ClearAlarm
      keepNotes: KeepNotes
    }
  ) {}

  /** Answers the new id. */
  readonly creates: Readonly<Record<string, Change<number>>> = {
    notes: {
      call: 'notes.write',
      execute: (actor, _id, body) => this.parts.keepNotes.add(actor, parse(noteInput, body)),
    },
  }

  readonly updates: Readonly<Record<string, Change<unknown>>> = {
    'signups': {
      call: 'signups.pause',
      execute: (actor, userId, body) => {
        const { isPaused, reason = null } = parse(pauseInput, body)
        return this.parts.pauseSignup.execute(actor, { userId, isPaused, reason })
      },
    },
    'jobs': {
      call: 'jobs.retry',
      execute: async (actor, id, body) => {
        parse(retryInput, body)
        await this.parts.retryJob.execute(actor, id)
      },
    },
    'safety-events': {
      call: 'safety_events.answer',
      execute: (actor, id, body) =>
        this.parts.answerSafetyEvent.execute(actor, id, parse(answerInput, body).state),
    },
    'alarms': {
      call: 'alarms.clear',
      execute: async (actor, id, body) => {
        parse(clearInput, body)
        await this.parts.clearAlarm.execute(actor, id)
      },
    },
    'notes': {
      call: 'notes.write',
      execute: (actor, id, body) =>
        this.parts.keepNotes.change(actor, id, parse(noteChange, body).body),
    },
  }

  readonly removals: Readonly<Record<string, Change<void>>> = {
    jobs: {
      call: 'jobs.discard',
      execute: (actor, id) => this.parts.discardJob.execute(actor, id),
    },
    notes: { call: 'notes.write', execute: (actor, id) => this.parts.keepNotes.remove(actor, id) },
  }
}
