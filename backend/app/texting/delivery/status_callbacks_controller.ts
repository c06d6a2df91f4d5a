import { inject } from '@adonisjs/core'
import { parse } from '#app/core/requests/validate'
import type { FormFields } from '#app/texting/sms/twilio_signature'
import { channelOf } from '#app/texting/sms/text_address'
import { type WebhookAnswer, AnsweringWebhook } from '#app/texting/sms/webhook_door'
import { statusFields, statusQuery } from '#app/texting/delivery/status_fields'
import { ReceiveStatus } from '#app/texting/delivery/receive_status'

/** `POST /api/twilio/status?id=<our message id>` */
@inject()
export default class StatusCallbacksController extends AnsweringWebhook {
  constructor(private readonly receiveStatus: ReceiveStatus) {
    super()
  }

  async answer(fields: FormFields, query: URLSearchParams): Promise<WebhookAnswer> {
    const report = parse(statusFields, fields)
    const { id } = parse(statusQuery, { id: query.get('id') ?? undefined })
    await this.receiveStatus.execute({
      id,
      sid: report.MessageSid,
      status: report.MessageStatus,
      channel: channelOf(report.To, report.From),
      errorCode: Number(report.ErrorCode) || null,
    })
    return { status: 204 }
  }
}
