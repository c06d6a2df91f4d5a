import app from '@adonisjs/core/services/app'
import { SweepAccounts } from '#app/accounts/sweep_accounts'
import { type JobHandler, JobWorker } from '#app/core/job_worker'
import { PullInbound } from '#app/inbound/pull_inbound'
import { ReplyToMessage } from '#app/replies/reply_to_message'
import { WriteFirstText } from '#app/conversations/write_first_text'
import { ReportStatus } from '#app/simulator/report_status'
import { ResolveDoubt } from '#app/sms/resolve_doubt'
import { DeliverText } from '#app/sms/deliver_text'

interface Action {
  execute: JobHandler
}

/** Which action answers to which kind of job. */
const ACTIONS: Record<string, new (...args: never[]) => Action> = {
  reply: ReplyToMessage,
  first_text: WriteFirstText,
  send_text: DeliverText,
  resolve_doubt: ResolveDoubt,
  pull_inbound: PullInbound,
  sweep_accounts: SweepAccounts,
  simulated_status: ReportStatus,
}

const worker = await app.container.make(JobWorker)

for (const [kind, action] of Object.entries(ACTIONS)) {
  worker.on(kind, async (payload, job) => {
    const made = await app.container.make(action as new () => Action)
    return made.execute(payload, job)
  })
}
