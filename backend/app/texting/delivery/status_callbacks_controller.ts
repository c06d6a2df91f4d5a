import { LARGEST_ID } from '#app/core/database/largest_id'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import * as z from 'zod/mini'
import { parse } from '#app/core/requests/validate'
import { ReceiveStatus } from '#app/texting/delivery/receive_status'

const statusCallback = z.object({
  MessageSid: z.string().check(z.minLength(1), z.maxLength(64)),
  MessageStatus: z.string().check(z.maxLength(32)),
  ErrorCode: z.optional(z.string().check(z.regex(/^\d{0,6}$/))),
})
const ownId = z.coerce.number().check(z.gte(1), z.lte(LARGEST_ID), z.refine(Number.isSafeInteger))

/** `POST /api/twilio/status?id=<our message id>` */
@inject()
export default class StatusCallbacksController {
  constructor(private readonly receiveStatus: ReceiveStatus) {}

  async store({ request, response, webhook }: HttpContext): Promise<void> {
    const report = parse(statusCallback, webhook)
    await this.receiveStatus.execute({
      id: parse(ownId, request.qs().id),
      sid: report.MessageSid,
      status: report.MessageStatus,
      errorCode: Number(report.ErrorCode) || null,
    })
    response.noContent()
  }
}
