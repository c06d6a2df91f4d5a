import type { ApplicationService } from '@adonisjs/core/types'
import { Alarms } from '#app/ledgers/alarms/alarms'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import { Senders } from '#app/texting/pace/senders'
import { BeginSend } from '#app/texting/sending/begin_send'
import { DrawConsequence } from '#app/texting/delivery/draw_consequence'
import { Gate } from '#app/texting/sending/gate'
import { HandOver } from '#app/texting/sending/hand_over'
import { PickTexts } from '#app/texting/sending/pick_texts'
import { ReceiveStatus } from '#app/texting/delivery/receive_status'
import { ReconcileTexts } from '#app/texting/delivery/reconcile_texts'
import { RedactTexts } from '#app/texting/delivery/redact_texts'
import { ResolveDoubt } from '#app/texting/delivery/resolve_doubt'
import { SendLoop } from '#app/texting/sending/send_loop'
import { SendMessage } from '#app/texting/sending/send_message'
import { SettleSend } from '#app/texting/delivery/settle_send'
import { SmsGateway } from '#app/texting/sms/sms_gateway'
import { RecordSpending } from '#app/ledgers/spending/record_spending'
import { Spending } from '#app/ledgers/spending/spending'
import { TryAgain } from '#app/texting/delivery/try_again'
import { commonParts, type Resolver } from './common_parts.js'

/** The room every text leaves through, and what it needs. */
export default class SmsProvider {
  constructor(private readonly app: ApplicationService) {}

  register(): void {
    this.#bindRedact()
    this.#bindPace()
    const { container } = this.app
    container.singleton(SettleSend, async (resolver) => {
      const parts = await commonParts(resolver)
      const tryAgain = new TryAgain(parts.clock, parts.allowance)
      const consequence = new DrawConsequence({
        ...parts,
        ...(await paceParts(resolver)),
        tryAgain,
      })
      return new SettleSend(parts.database, parts.clock, { ...parts, consequence })
    })
    this.#bindSending()
    this.#bindReconciling()
    container.singleton(ReceiveStatus, async (resolver) => {
      return new ReceiveStatus(await resolver.make(Database), await resolver.make(SettleSend))
    })
    container.singleton(ResolveDoubt, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      return new ResolveDoubt(
        {
          ...(await commonParts(resolver)),
          gateway: await resolver.make(SmsGateway),
          settle: await resolver.make(SettleSend),
          status: await resolver.make(ReceiveStatus),
        },
        limits.sends.doubtMs
      )
    })
  }

  /** What no status callback told. */
  #bindReconciling(): void {
    this.app.container.singleton(ReconcileTexts, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      return new ReconcileTexts(
        {
          ...(await commonParts(resolver)),
          gateway: await resolver.make(SmsGateway),
          status: await resolver.make(ReceiveStatus),
          logger: await resolver.make('logger'),
        },
        limits.reconciledTexts
      )
    })
  }

  /** From a waiting row to the provider. */
  #bindSending(): void {
    const { container } = this.app
    container.singleton(Gate, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      const { isSimulated } = await resolver.make(SmsGateway)
      const settings = {
        ...limits.sends,
        ...limits.accounts,
        aiNoticeEveryMs: limits.replies.aiNoticeEveryMs,
        repliesPerHour: limits.replies.perHour,
        isSimulated,
      }
      return new Gate(await resolver.make(Clock), settings, await resolver.make(Spending))
    })
    container.singleton(PickTexts, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      const parts = { ...(await commonParts(resolver)), ...(await paceParts(resolver)) }
      const gate = await resolver.make(Gate)
      const settle = await resolver.make(SettleSend)
      const spending = await resolver.make(RecordSpending)
      const begin = new BeginSend(
        { ...parts, gate, settle, spending },
        { timeoutMs: limits.sends.timeoutMs }
      )
      return new PickTexts({ ...parts, begin })
    })
    container.singleton(HandOver, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      const parts = {
        ...(await commonParts(resolver)),
        ...(await paceParts(resolver)),
        gateway: await resolver.make(SmsGateway),
        settle: await resolver.make(SettleSend),
      }
      return new HandOver(parts, { timeoutMs: limits.sends.timeoutMs })
    })
    this.#bindRoom()
  }

  /** The room itself, and what walks the line. */
  #bindRoom(): void {
    const { container } = this.app
    container.singleton(SendLoop, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      return new SendLoop(
        {
          pick: await resolver.make(PickTexts),
          handOver: await resolver.make(HandOver),
          logger: await resolver.make('logger'),
        },
        { ...limits.jobs, atOnce: limits.sends.atOnce }
      )
    })
    container.singleton(SendMessage, async (resolver) => {
      return new SendMessage({
        ...(await commonParts(resolver)),
        gate: await resolver.make(Gate),
        pick: await resolver.make(PickTexts),
        handOver: await resolver.make(HandOver),
        loop: await resolver.make(SendLoop),
      })
    })
  }

  #bindRedact(): void {
    const { container } = this.app
    container.singleton(RedactTexts, async (resolver) => {
      return new RedactTexts({
        database: await resolver.make(Database),
        queue: await resolver.make(JobQueue),
        gateway: await resolver.make(SmsGateway),
        logger: await resolver.make('logger'),
      })
    })
  }

  #bindPace(): void {
    const { container } = this.app
    container.singleton(
      Alarms,
      async (resolver) => new Alarms(await resolver.make(Clock), await resolver.make('logger'))
    )
    container.singleton(Senders, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      const { default: providers, companionNumber } = await import('#config/providers')
      const { dialect } = await resolver.make(Database)
      const { isSimulated } = await resolver.make(SmsGateway)
      return new Senders(await resolver.make(Clock), dialect.forUpdate, {
        sender: providers.sms.messagingServiceSid || companionNumber,
        segmentsPerSecond:
          limits.sends.segmentsPerSecond ?? (isSimulated ? SIMULATED_PACE : LONG_CODE_PACE),
      })
    })
  }
}

/** Segments a second: the stand-in has no carrier behind it; an ordinary number of Twilio's takes one. */
const SIMULATED_PACE = 100
const LONG_CODE_PACE = 1

async function paceParts(resolver: Resolver) {
  return { senders: await resolver.make(Senders), alarms: await resolver.make(Alarms) }
}
