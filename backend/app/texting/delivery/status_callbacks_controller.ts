import { LARGEST_ID } from '#app/core/database/largest_id'
import { inject } from '@adonisjs/core'
import * as z from 'zod/mini'
import { parse } from '#app/core/requests/validate'
import type { FormFields } from '#app/texting/sms/twilio_signature'
import { channelOf } from '#app/texting/sms/text_address'
import { type WebhookAnswer, AnsweringWebhook } from '#app/texting/sms/webhook_door'
import { ReceiveStatus } from '#app/texting/delivery/receive_status'

const statusCallback = z.object({
  MessageSid: z.string().check(z.minLength(1), z.maxLength(64)),
  MessageStatus: z.string().check(z.maxLength(32)),
  To: z._default(z.string(), ''),
  From: z._default(z.string(), ''),
  ErrorCode: z.optional(z.string().check(z.regex(/^\d{0,6}$/))),
})
const ownId = z.coerce.number().check(z.gte(1), z.lte(LARGEST_ID), z.refine(Number.isSafeInteger))

/** `POST /api/twilio/status?id=<our message id>` */
@inject()
export default class StatusCallbacksController extends AnsweringWebhook {
  constructor(private readonly receiveStatus: ReceiveStatus) {
    super()
  }

  async answer(fields: FormFields, query: URLSearchParams): Promise<WebhookAnswer> {
    const report = parse(statusCallback, fields)
    await this.receiveStatus.execute({
      id: parse(ownId, query.get('id') ?? undefined),
      sid: report.MessageSid,
      status: report.MessageStatus,
      channel: channelOf(report.To, report.From),
      errorCode: Number(report.ErrorCode) || null,
    })
    return { status: 204 }
  }
}
