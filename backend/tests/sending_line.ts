import app from '@adonisjs/core/services/app'
import limits from '#config/limits'
import { Alarms } from '#app/ledgers/alarms/alarms'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import { JobWorker } from '#app/core/jobs/job_worker'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import { Senders } from '#app/texting/pace/senders'
import { BeginSend } from '#app/texting/sending/begin_send'
import { Gate } from '#app/texting/sending/gate'
import { HandOver } from '#app/texting/sending/hand_over'
import { PickTexts } from '#app/texting/sending/pick_texts'
import { ReceiveStatus } from '#app/texting/delivery/receive_status'
import { ReconcileTexts } from '#app/texting/delivery/reconcile_texts'
import { SlowDown } from '#app/texting/delivery/slow_down'
import { ResolveDoubt } from '#app/texting/delivery/resolve_doubt'
import { SendLoop } from '#app/texting/sending/send_loop'
import { SendMessage } from '#app/texting/sending/send_message'
import { SettleSend } from '#app/texting/delivery/settle_send'
import { RecordSpending } from '#app/ledgers/spending/record_spending'
import type { SmsGateway } from '#app/texting/sms/sms_gateway'

const POLL_MS = 40

/** All between a waiting row and this gateway, as one process of the product has it. */
export interface SendingLine {
  send: SendMessage
  pick: PickTexts
  loop: SendLoop
  worker: JobWorker
  reconcile: ReconcileTexts
}

export async function openLine(gateway: SmsGateway, timeoutMs: number): Promise<SendingLine> {
  const parts = { ...(await commonParts()), gateway }
  const begin = new BeginSend(parts, { timeoutMs })
  const pick = new PickTexts({ ...parts, begin })
  const handOver = new HandOver(parts, { timeoutMs })
  const settings = { ...limits.jobs, pollMs: POLL_MS }
  const loop = new SendLoop(
    { ...parts, pick, handOver },
    { ...settings, atOnce: limits.sends.atOnce }
  )
  const worker = new JobWorker(parts, settings)
  const doubt = new ResolveDoubt(parts, limits.sends.doubtMs)
  worker.on('resolve_doubt', (payload: { id: number }) => doubt.execute(payload))
  const slowDown = await app.container.make(SlowDown)
  worker.on('slow_down', () => slowDown.execute())
  return {
    pick,
    loop,
    worker,
    send: new SendMessage({ ...parts, pick, handOver, loop }),
    reconcile: new ReconcileTexts(parts, limits.reconciledTexts),
  }
}

async function commonParts() {
  const { container } = app
  const clock = await container.make(Clock)
  return {
    clock,
    queue: new JobQueue(clock),
    database: await container.make(Database),
    phoneKeys: await container.make(PhoneKeys),
    senders: await container.make(Senders),
    alarms: await container.make(Alarms),
    gate: await container.make(Gate),
    settle: await container.make(SettleSend),
    spending: await container.make(RecordSpending),
    status: await container.make(ReceiveStatus),
    logger: await container.make('logger'),
  }
}
