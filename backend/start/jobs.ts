import app from '@adonisjs/core/services/app'
import { JobWorker } from '#app/core/job_worker'
import { PullInbound } from '#app/conversations/pull_inbound'
import { ReplyToMessage } from '#app/conversations/reply_to_message'
import { WriteFirstText } from '#app/conversations/write_first_text'
import { SweepAccounts } from '#app/accounts/sweep_accounts'
import { ResolveDoubt } from '#app/sms/resolve_doubt'
import { ReportStatus } from '#app/simulator/report_status'
import { SendMessage } from '#app/sms/send_message'

/** Which action answers to which kind of job. */
const worker = await app.container.make(JobWorker)

worker.on('reply', async (payload) => (await app.container.make(ReplyToMessage)).execute(payload))
worker.on('first_text', async (payload) =>
  (await app.container.make(WriteFirstText)).execute(payload)
)
worker.on('send_text', async ({ id }: { id: number }) =>
  (await app.container.make(SendMessage)).deliver(id)
)
worker.on('resolve_doubt', async (payload) =>
  (await app.container.make(ResolveDoubt)).execute(payload)
)
worker.on('pull_inbound', async (payload) =>
  (await app.container.make(PullInbound)).execute(payload)
)
worker.on('sweep_accounts', async () => (await app.container.make(SweepAccounts)).execute())
worker.on('simulated_status', async (payload) =>
  (await app.container.make(ReportStatus)).execute(payload)
)
