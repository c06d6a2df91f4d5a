import app from '@adonisjs/core/services/app'
import { SettleEvent } from '#app/billing/payment_events/settle_event'
import { UpdateCustomer } from '#app/billing/checkout/update_customer'
import { EndRenewal } from '#app/billing/plans/end_renewal'
import { CancelAndRefund } from '#app/billing/purchases/cancel_and_refund'
import { TakeTestStep } from '#app/billing/test_payments/take_test_step'
import { TellWebhook } from '#app/billing/test_payments/tell_webhook'
import { type JobHandler, JobWorker } from '#app/core/jobs/job_worker'
import { Clock } from '#app/core/clock/clock'
import { WORTH_TELLING } from '#app/core/jobs/failures'
import type { LeasedJob } from '#app/core/jobs/job_store'
import { nextRun, periodOf } from '#app/core/jobs/recurring'
import { WipeDeleted } from '#app/core/jobs/wipe_deleted'
import { SlowDown } from '#app/texting/delivery/slow_down'
import { FireSchedule } from '#app/schedules/firings/fire_schedule'
import { PrepareSchedule } from '#app/schedules/firings/prepare_schedule'
import { SendFirings } from '#app/schedules/firings/send_firings'
import { ReadInbox } from '#app/conversations/inbound/read_inbox'
import { WriteDiary } from '#app/conversations/diary/write_diary'
import { NoteOpenLoops } from '#app/conversations/initiative/note_open_loops'
import { TakeInitiative } from '#app/conversations/initiative/take_initiative'
import { RemovePictures } from '#app/conversations/pictures/remove_pictures'
import { RemoveUnseen } from '#app/conversations/pictures/remove_unseen'
import { RememberTalk } from '#app/conversations/remembering/remember_talk'
import { ReplyToMessage } from '#app/conversations/replies/reply_to_message'
import { ForgetMinor } from '#app/privacy/forget_minor'
import { WatchFailing } from '#app/operations/watch/watch_failing'
import { TellOfChange } from '#app/people/profile/tell_of_change'
import { NoteMinor } from '#app/safety/care/note_minor'
import { WriteFirstText } from '#app/conversations/thread/write_first_text'
import { ReplanSchedules } from '#app/schedules/plan/replan_schedules'
import { ReportStatus } from '#app/texting/simulator/report_status'
import { RedactTexts } from '#app/texting/delivery/redact_texts'
import { ResolveDoubt } from '#app/texting/delivery/resolve_doubt'
import { SCHEDULE } from './scheduler.js'

interface Action {
  execute: JobHandler
}

/** Which action answers to which kind of job. */
export const ACTIONS: Record<string, new (...args: never[]) => Action> = {
  read_inbox: ReadInbox,
  reply: ReplyToMessage,
  first_text: WriteFirstText,
  remember: RememberTalk,
  write_diary: WriteDiary,
  resolve_doubt: ResolveDoubt,
  fire_schedule: FireSchedule,
  prepare_schedule: PrepareSchedule,
  send_firings: SendFirings,
  slow_down: SlowDown,
  replan_schedules: ReplanSchedules,
  note_open_loops: NoteOpenLoops,
  take_initiative: TakeInitiative,
  redact_texts: RedactTexts,
  remove_pictures: RemovePictures,
  remove_unseen: RemoveUnseen,
  wipe_deleted: WipeDeleted,
  forget_minor: ForgetMinor,
  note_minor: NoteMinor,
  tell_of_change: TellOfChange,
  payment_event: SettleEvent,
  end_renewal: EndRenewal,
  update_customer: UpdateCustomer,
  cancel_and_refund: CancelAndRefund,
  // As it was called before: one may still wait.
  cancel_subscription: CancelAndRefund,
  test_payment_event: TellWebhook,
  test_payment_step: TakeTestStep,
  simulated_status: ReportStatus,
}

const made = async <Made>(action: new (...args: never[]) => Made): Promise<Made> =>
  (await app.container.make(action as new () => object)) as Made

async function watched<Outcome>(
  job: LeasedJob,
  work: () => Promise<Outcome>,
  kind: 'recurring' | 'others'
): Promise<Outcome> {
  const { failures, crashes } = job
  if (failures < WORTH_TELLING[kind] && crashes < WORTH_TELLING.crashes) return work()
  const watch = await made(WatchFailing)
  return watch.execute(job, work)
}

const handlers = Object.entries(ACTIONS).map(([kind, action]): [string, JobHandler] => [
  kind,
  async (payload, job) => {
    const ready = await made(action)
    return watched(job, () => ready.execute(payload, job), 'others')
  },
])
const recurring = SCHEDULE.map(
  ({ command: { kind, action }, ...recurrence }): [string, JobHandler, number] => [
    kind,
    async (payload, job) => {
      const ready = await made(action)
      const outcome = await watched(job, () => ready.execute(payload), 'recurring')
      const clock = await app.container.make(Clock)
      return { againAt: nextRun(recurrence, clock.now()), ...outcome }
    },
    periodOf(recurrence),
  ]
)

export type Wrap = (kind: string, handler: JobHandler) => JobHandler

/** To the worker of this process, or to a second one beside it. */
export function handJobsTo(worker: JobWorker, wrap: Wrap = (_, handler) => handler): void {
  for (const [kind, handler] of handlers) worker.on(kind, wrap(kind, handler))
  for (const [kind, handler, recursAfterMs] of recurring) {
    worker.on(kind, wrap(kind, handler), { recursAfterMs })
  }
}

handJobsTo(await app.container.make(JobWorker))
