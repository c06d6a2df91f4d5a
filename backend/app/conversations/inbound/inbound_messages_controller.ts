import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import * as z from 'zod/mini'
import { parse } from '#app/core/requests/validate'
import { ReceiveMessage } from '#app/conversations/inbound/receive_message'

const EMPTY_TWIML = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>'

const inboundMessage = z.object({
  MessageSid: z.string().check(z.minLength(1), z.maxLength(64)),
  From: z.string().check(z.regex(/^\+?\d{3,15}$/)),
  Body: z._default(z.string(), ''),
  NumMedia: z.optional(z.string().check(z.regex(/^\d{0,3}$/))),
})

/** `POST /api/twilio/inbound` */
@inject()
export default class InboundMessagesController {
  constructor(private readonly receiveMessage: ReceiveMessage) {}

  async store({ response, webhook }: HttpContext): Promise<void> {
    const text = parse(inboundMessage, webhook)
    await this.receiveMessage.execute({
      sid: text.MessageSid,
      from: text.From,
      body: text.Body,
      pictures: Number(text.NumMedia ?? 0),
    })
    response.header('Content-Type', 'text/xml').send(EMPTY_TWIML)
  }
}
