import app from '@adonisjs/core/services/app'
import { ReconcilePayments } from '#app/payment_events/reconcile_payments'
import { SettleEvent } from '#app/payment_events/settle_event'
import { CancelSubscription } from '#app/purchases/cancel_subscription'
import { TakeTestStep } from '#app/test_payments/take_test_step'
import { TellWebhook } from '#app/test_payments/tell_webhook'
import { SweepAccounts } from '#app/accounts/sweep_accounts'
import { type JobHandler, JobWorker } from '#app/core/job_worker'
import { WipeDeleted } from '#app/core/wipe_deleted'
import { KeepDays } from '#app/figures/keep_days'
import { SlowDown } from '#app/delivery/slow_down'
import { CountMessages } from '#app/message_lists/count_messages'
import { KeepTextsFindable } from '#app/text_search/keep_texts_findable'
import { EndStranded } from '#app/firings/end_stranded'
import { FireSchedule } from '#app/firings/fire_schedule'
import { PrepareSchedule } from '#app/firings/prepare_schedule'
import { SendFirings } from '#app/firings/send_firings'
import { PullInbound } from '#app/inbound/pull_inbound'
import { ReadInbox } from '#app/inbound/read_inbox'
import { NoteOpenLoops } from '#app/initiative/note_open_loops'
import { TakeInitiative } from '#app/initiative/take_initiative'
import { RememberTalk } from '#app/remembering/remember_talk'
import { ReplyToMessage } from '#app/replies/reply_to_message'
import { TellOfChange } from '#app/profile/tell_of_change'
import { WriteFirstText } from '#app/conversations/write_first_text'
import { ReplanSchedules } from '#app/schedules/replan_schedules'
import { ReportStatus } from '#app/simulator/report_status'
import { ReconcileTexts } from '#app/delivery/reconcile_texts'
import { RedactTexts } from '#app/delivery/redact_texts'
import { SweepRetention } from '#app/retention/sweep_retention'
import { Watch } from '#app/watch/watch'
import { ResolveDoubt } from '#app/delivery/resolve_doubt'

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
