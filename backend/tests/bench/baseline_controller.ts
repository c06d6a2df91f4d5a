import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import * as z from 'zod/mini'
import { parse } from '#app/core/requests/validate'
import { BaselineJob, BaselineMessage } from '#tests/bench/baseline_models'

const EMPTY_TWIML = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>'
const FIRST_NUMBER = 5_550_000
const NEVER_DUE_MS = 365 * 24 * 60 * 60_000

const inboundMessage = z.object({
  MessageSid: z.string().check(z.minLength(1), z.maxLength(64)),
  From: z.string().check(z.regex(/^\+?\d{3,15}$/)),
  Body: z._default(z.string(), ''),
  NumMedia: z.optional(z.string().check(z.regex(/^\d{0,3}$/))),
})
type Text = z.infer<typeof inboundMessage>

/**
 * The webhook as one would write it with Lucid: one transaction with two model saves for each request.
 * It is spared everything else the real one does: finding the sender, keywords, the crisis check, the
 * conversation's counters and the burst's quiet time.
 */
export default class BaselineController {
  async store({ response, webhook }: HttpContext): Promise<void> {
    await this.#save(parse(inboundMessage, webhook))
    response.header('Content-Type', 'text/xml').send(EMPTY_TWIML)
  }

  async #save(text: Text): Promise<void> {
    const now = Date.now()
    await db.transaction(async (trx) => {
      await new BaselineMessage()
        .useTransaction(trx)
        .merge({ ...FIXED, ...talkOf(text), createdAt: now })
        .save()
      await new BaselineJob()
        .useTransaction(trx)
        .merge({
          kind: 'baseline',
          dedupKey: `baseline:${text.MessageSid}`,
          payload: '{"conversationId":1}',
          status: 'pending',
          runAt: now + NEVER_DUE_MS,
          createdAt: now,
        })
        .save()
    })
  }
}

const FIXED = {
  direction: 'inbound',
  kind: 'talk',
  phoneKey: 'R0hJSktMTU5PUFFSU1RVVldYWVphYmNkZWZnaGlqa2w',
  state: 'received',
}

/** The bench's people have ids and numbers in the same order, so the baseline need not even look them up. */
function talkOf(text: Text) {
  const id = Number(text.From.slice(-7)) - FIRST_NUMBER + 1
  return {
    conversationId: id,
    userId: id,
    body: text.Body,
    phone: text.From,
    messageSid: text.MessageSid,
    pictures: Number(text.NumMedia ?? 0),
  }
}
