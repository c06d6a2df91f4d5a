import { inject } from '@adonisjs/core'
import { parse } from '#app/core/requests/validate'
import type { FormFields } from '#app/texting/sms/twilio_signature'
import { channelOf, numberOf } from '#app/texting/sms/text_address'
import { readOptOutType } from '#app/texting/consent/keywords'
import { type WebhookAnswer, AnsweringWebhook } from '#app/texting/sms/webhook_door'
import { inboundFields } from '#app/conversations/inbound/inbound_fields'
import { ReceiveMessage } from '#app/conversations/inbound/receive_message'

const EMPTY_TWIML = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>'

/** `POST /api/twilio/inbound` */
@inject()
export default class InboundMessagesController extends AnsweringWebhook {
  constructor(private readonly receiveMessage: ReceiveMessage) {
    super()
  }

  async answer(fields: FormFields): Promise<WebhookAnswer> {
    const text = parse(inboundFields, fields)
    const pictures = Number(text.NumMedia ?? 0)
    await this.receiveMessage.execute({
      sid: text.MessageSid,
      from: numberOf(text.From),
      channel: channelOf(text.From),
      optOutType: readOptOutType(text.OptOutType),
      body: text.Body,
      pictures,
      files: countFiles(fields, pictures),
    })
    return { status: 200, type: 'text/xml', body: EMPTY_TWIML }
  }
}

/** Of what came with it, that which says it is no image. */
function countFiles(fields: FormFields, count: number): number {
  const kinds = Array.from({ length: count }, (_, index) => fields[`MediaContentType${index}`])
  return kinds.filter((kind) => typeof kind === 'string' && kind !== '' && !/^image\//i.test(kind))
    .length
}
