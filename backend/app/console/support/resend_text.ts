import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { Sql } from '#app/core/database/sql'
import { notFound } from '#app/core/answers/refusal'
import { FORGOTTEN_MARK, KINDS, type OutboundKind } from '#app/models/kinds'
import { lockTalk } from '#app/models/lock_talk'
import { locked } from '#app/models/locked'
import { Message } from '#app/models/message'
import { secondKeyOf } from '#app/texting/delivery/try_again'
import { SendMessage } from '#app/texting/sending/send_message'
import { meaningOf } from '#app/texting/sms/error_codes'
import { notToResend } from '#app/console/support/errors'
import { refuseUnlessMayActOn } from '#app/console/support/refuse_unless_may_act_on'

/**
 * As what a lost text goes again: what cost something is free
 * now. What is asked for anew or over by then is not here.
 */
const RESENT_AS: Partial<Record<string, OutboundKind>> = {
  reply: 'resent',
  resent: 'resent',
  scheduled: 'resent',
  scheduled_now: 'resent',
  first_text: 'first_text',
  greeting: 'greeting',
  crisis: 'crisis',
  notice: 'notice',
  keyword_answer: 'keyword_answer',
}

/**
 * A text that surely did not arrive goes once more, as a text
 * of its own, free of charge and by the rules of every text.
 */
@inject()
export class ResendText {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sendMessage: SendMessage
  ) {}

  /** Answers the new text's id. */
  async execute(actor: Actor, order: { messageId: number; reason: string }): Promise<number> {
    const { messageId } = order
    const { read } = this.database
    const lost = await Message.query(read)
      .where({ id: messageId, direction: 'outbound' })
      .preload('user')
      .first()
    if (!lost?.user) throw notFound()
    await refuseUnlessMayActOn(read, actor, lost.user.id)
    const kind = RESENT_AS[lost.kind]
    if (!kind) throw notToResend('texts of this kind never are')
    refuseUnlessLost(lost)
    await this.#refuseUnlessLastTry(lost)
    if (kind === 'first_text') await this.#refuseUnlessLastHello(lost)
    await this.#refuseUnlessWelcome(lost)
    return this.#queue(actor, { ...order, lost, kind })
  }

  /** The carrier's own second try is under way or arrived. */
  async #refuseUnlessLastTry({ id }: Message): Promise<void> {
    const again = await Message.query(this.database.read)
      .where('dedupKey', secondKeyOf(id))
      .withScopes((texts) => texts.notLost())
      .first()
    if (again) throw notToResend('it was tried once more by itself')
  }

  /** She writes it anew herself once what silenced her is over. */
  async #refuseUnlessLastHello({ id, kind, conversationId }: Message): Promise<void> {
    const later = await Message.query(this.database.read)
      .where({ kind, conversationId })
      .where('id', '>', id)
      .withScopes((texts) => texts.notLost())
      .first()
    if (later) throw notToResend('she has said hello since')
  }

  /** By the rules of what it was: one set for an hour goes now or not at all, since nobody waits for it. */
  async #refuseUnlessWelcome(lost: Message): Promise<void> {
    const kind = lost.kind as OutboundKind
    const [decision] = await this.sendMessage.foresee([
      {
        userId: lost.user.id,
        kind,
        expiresAt: this.clock.now() + limits.sends.otherValidMs,
        slotAt: lost.slotAt,
      },
    ])
    const mayWait = KINDS[kind].occasioned === 'asked'
    if (decision?.verdict === 'drop' || (decision?.verdict === 'defer' && !mayWait)) {
      throw notToResend(decision.reason)
    }
  }

  #queue(
    actor: Actor,
    { lost, kind, reason }: { lost: Message; kind: OutboundKind; reason: string }
  ): Promise<number> {
    const { database, sendMessage, clock } = this
    return database.transaction(async (tx) => {
      if (lost.conversationId !== null) await lockTalk(tx.sql, { id: lost.conversationId })
      // What was forgotten meanwhile is cut from it.
      const { body } = await findLost(tx.sql, lost.id)
      const id = await sendMessage.queue(tx, {
        kind,
        to: lost.user.phone,
        body,
        userId: lost.user.id,
        conversationId: lost.conversationId,
        dedupKey: `resend:${lost.id}`,
        validMs: limits.sends.otherValidMs,
        hasAiNotice: lost.hasAiNotice,
      })
      if (id === null) throw notToResend('it was already')
      await recordAudit(tx.sql, {
        actor,
        action: 'messages.resend',
        subject: 'messages',
        subjectId: lost.id,
        personId: lost.user.id,
        detail: { newId: id },
        reason,
        at: clock.now(),
      })
      return id
    })
  }
}

async function findLost(sql: Sql, id: number): Promise<Message> {
  const lost = await locked(Message.query(sql).where({ id })).first()
  if (!lost) throw notFound()
  refuseUnlessLost(lost)
  return lost
}

function refuseUnlessLost(lost: Message): void {
  if (lost.state === 'unknown') throw notToResend('nobody knows whether it arrived')
  if (lost.state !== 'failed' && lost.state !== 'undelivered') throw notToResend('it did not fail')
  if (lost.body === '' || lost.body.includes(FORGOTTEN_MARK))
    throw notToResend('its words are gone')
  if (meaningOf(lost.errorCode).consequence === 'filtered') {
    throw notToResend('the carrier filtered its words')
  }
}
