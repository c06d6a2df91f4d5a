import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { WriteWords } from '#app/companion/writing/write_words'
import { findThread } from '#app/conversations/thread/thread'
import { Database } from '#app/core/database/database'
import { SmsGateway } from '#app/texting/sms/sms_gateway'
import { SetScene } from '#app/conversations/thread/set_scene'
import { BaselineJob, BaselineMessage } from '#tests/bench/baseline_models'

const EMPTY_TWIML = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>'
const FIRST_NUMBER = 5_550_000

/**
 * A whole exchange as one would write it with Lucid: each step is a transaction of model saves,
 * nothing is shared, nothing is read for danger. Her words come from the same model.
 */
@inject()
export default class ExchangesController {
  constructor(
    private readonly database: Database,
    private readonly setScene: SetScene,
    private readonly words: WriteWords,
    private readonly sms: SmsGateway
  ) {}

  async store({ response, webhook }: HttpContext): Promise<void> {
    const text = webhook as { From: string; Body: string; MessageSid: string }
    const id = Number(text.From.slice(-7)) - FIRST_NUMBER + 1
    const job = await db.transaction(async (trx) => {
      await save(trx, { ...talkOf(text.From, id), direction: 'inbound', body: text.Body })
      return saveJob(trx, `reply:${text.MessageSid}`)
    })
    response.header('Content-Type', 'text/xml').send(EMPTY_TWIML)
    setTimeout(() => void this.#reply(job.id, { phone: text.From, id }), WAIT_MS)
  }

  async #reply(jobId: number, { phone, id }: { phone: string; id: number }): Promise<void> {
    await db.transaction(async (trx) => {
      const job = await BaselineJob.findOrFail(jobId, { client: trx })
      await job.merge({ status: 'running' }).save()
    })
    const reply = await this.#write(id)
    const message = await db.transaction((trx) =>
      save(trx, { ...talkOf(phone, id), direction: 'outbound', body: reply, state: 'draft' })
    )
    const key = { day: '2026-01-01', user_id: id, kind: 'sms_out' }
    await db.transaction(async (trx) => {
      await trx.from('senders').forUpdate().first()
      const spent = await trx.from('spending').where(key).first()
      if (spent) await trx.from('spending').where(key).increment('micros', 100)
      else await trx.table('spending').insert({ ...key, micros: 100, units: 1 })
      await message.useTransaction(trx).merge({ state: 'going' }).save()
    })
    const { sid } = await this.sms.send({ id: message.id, to: phone, body: reply, ...LASTING })
    await db.transaction(async (trx) => {
      await message.useTransaction(trx).merge({ state: 'gone', messageSid: sid }).save()
      const job = await BaselineJob.findOrFail(jobId, { client: trx })
      await job.delete()
    })
  }

  async #write(conversationId: number): Promise<string> {
    const now = Date.now()
    const thread = await findThread(this.database.read, { conversationId }, now)
    if (!thread) throw new Error('the bench has no such person')
    const { scene } = await this.setScene.execute(thread, { kind: 'reply', now })
    const wish = { scene, userId: thread.userId, prefix: '' }
    const words = await this.words.execute(wish)
    return words?.text ?? ''
  }
}

const WAIT_MS = 700
const LASTING = { validForSeconds: 3600, isSecret: false }

async function save(
  trx: TransactionClientContract,
  values: Partial<BaselineMessage>
): Promise<BaselineMessage> {
  const message = new BaselineMessage().useTransaction(trx)
  return message.merge({ kind: 'talk', state: 'received', createdAt: Date.now(), ...values }).save()
}

function saveJob(trx: TransactionClientContract, dedupKey: string): Promise<BaselineJob> {
  const now = Date.now()
  const job = new BaselineJob().useTransaction(trx)
  const kind = 'baseline'
  return job
    .merge({ kind, dedupKey, payload: '{}', status: 'pending', runAt: now + FAR, createdAt: now })
    .save()
}

const FAR = 365 * 24 * 60 * 60_000

/** The bench's people have ids and numbers in the same order. */
function talkOf(phone: string, id: number) {
  return {
    conversationId: id,
    userId: id,
    phone,
    phoneKey: phone,
    pictures: 0,
    messageSid: randomUUID(),
  }
}
