import app from '@adonisjs/core/services/app'
import { ReconcilePayments } from '#app/billing/payment_events/reconcile_payments'
import { SettleEvent } from '#app/billing/payment_events/settle_event'
import { CancelSubscription } from '#app/billing/purchases/cancel_subscription'
import { TakeTestStep } from '#app/billing/test_payments/take_test_step'
import { TellWebhook } from '#app/billing/test_payments/tell_webhook'
import { SweepAccounts } from '#app/people/accounts/sweep_accounts'
import { type JobHandler, JobWorker } from '#app/core/jobs/job_worker'
import { WipeDeleted } from '#app/core/jobs/wipe_deleted'
import { KeepDays } from '#app/operations/figures/keep_days'
import { SlowDown } from '#app/texting/delivery/slow_down'
import { CountMessages } from '#app/console/message_lists/count_messages'
import { KeepTextsFindable } from '#app/console/text_search/keep_texts_findable'
import { EndStranded } from '#app/schedules/firings/end_stranded'
import { FireSchedule } from '#app/schedules/firings/fire_schedule'
import { PrepareSchedule } from '#app/schedules/firings/prepare_schedule'
import { SendFirings } from '#app/schedules/firings/send_firings'
import { PullInbound } from '#app/conversations/inbound/pull_inbound'
import { ReadInbox } from '#app/conversations/inbound/read_inbox'
import { NoteOpenLoops } from '#app/conversations/initiative/note_open_loops'
import { TakeInitiative } from '#app/conversations/initiative/take_initiative'
import { RememberTalk } from '#app/conversations/remembering/remember_talk'
import { ReplyToMessage } from '#app/conversations/replies/reply_to_message'
import { TellOfChange } from '#app/people/profile/tell_of_change'
import { WriteFirstText } from '#app/conversations/thread/write_first_text'
import { ReplanSchedules } from '#app/schedules/plan/replan_schedules'
import { ReportStatus } from '#app/texting/simulator/report_status'
import { ReconcileTexts } from '#app/texting/delivery/reconcile_texts'
import { RedactTexts } from '#app/texting/delivery/redact_texts'
import { SweepRetention } from '#app/operations/retention/sweep_retention'
import { Watch } from '#app/operations/watch/watch'
import { ResolveDoubt } from '#app/texting/delivery/resolve_doubt'

interface Action {
  execute: JobHandler
}

/** Which action answers to which kind of job. */
const ACTIONS: Record<string, new (...args: never[]) => Action> = {
  read_inbox: ReadInbox,
  reply: ReplyToMessage,
  first_text: WriteFirstText,
  remember: RememberTalk,
  resolve_doubt: ResolveDoubt,
  fire_schedule: FireSchedule,
  prepare_schedule: PrepareSchedule,
  send_firings: SendFirings,
  end_stranded: EndStranded,
  slow_down: SlowDown,
  replan_schedules: ReplanSchedules,
  note_open_loops: NoteOpenLoops,
  take_initiative: TakeInitiative,
  reconcile_texts: ReconcileTexts,
  redact_texts: RedactTexts,
  wipe_deleted: WipeDeleted,
  index_texts: KeepTextsFindable,
  count_messages: CountMessages,
  pull_inbound: PullInbound,
  tell_of_change: TellOfChange,
  sweep_accounts: SweepAccounts,
  sweep_retention: SweepRetention,
  watch: Watch,
  keep_days: KeepDays,
  payment_event: SettleEvent,
  cancel_subscription: CancelSubscription,
  reconcile_payments: ReconcilePayments,
  test_payment_event: TellWebhook,
  test_payment_step: TakeTestStep,
  simulated_status: ReportStatus,
}

/** For the worker below, and for a second one beside it. */
export const JOB_HANDLERS: ReadonlyMap<string, JobHandler> = new Map(
  Object.entries(ACTIONS).map(([kind, action]) => [
    kind,
    async (payload, job) => {
      const made = await app.container.make(action as new () => Action)
      return made.execute(payload, job)
    },
  ])
)

const worker = await app.container.make(JobWorker)

for (const [kind, handler] of JOB_HANDLERS) worker.on(kind, handler)
