import { JobWorker } from '#app/core/jobs/job_worker'
import { PickTexts } from '#app/texting/sending/pick_texts'
import { ReconcileTexts } from '#app/texting/delivery/reconcile_texts'
import { SlowDown } from '#app/texting/delivery/slow_down'
import { ResolveDoubt } from '#app/texting/delivery/resolve_doubt'
import { SendLoop } from '#app/texting/sending/send_loop'
import { SendMessage } from '#app/texting/sending/send_message'
import { ProviderHealth } from '#app/texting/sms/provider_health'
import { SmsGateway } from '#app/texting/sms/sms_gateway'
import { AnotherServer } from '#tests/another_server'

const POLL_MS = 40

/** All between a waiting row and this gateway, as one process of the product has it. */
export interface SendingLine {
  health: ProviderHealth
  send: SendMessage
  pick: PickTexts
  loop: SendLoop
  worker: JobWorker
  reconcile: ReconcileTexts
}

/** `limits.sends.timeoutMs` is the provider's time. */
export async function openLine(gateway: SmsGateway): Promise<SendingLine> {
  const server = new AnotherServer().with(SmsGateway, gateway)
  const [loop, worker] = [await server.make(SendLoop), await server.make(JobWorker)]
  for (const { settings } of [loop, worker]) settings.pollMs = POLL_MS
  const doubt = await server.make(ResolveDoubt)
  worker.on('resolve_doubt', (payload: { id: number }) => doubt.execute(payload))
  const slowDown = await server.make(SlowDown)
  worker.on('slow_down', (payload) => slowDown.execute(payload))
  return {
    health: await server.make(ProviderHealth),
    loop,
    worker,
    pick: await server.make(PickTexts),
    send: await server.make(SendMessage),
    reconcile: await server.make(ReconcileTexts),
  }
}
