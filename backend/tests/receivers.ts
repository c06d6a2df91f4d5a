import app from '@adonisjs/core/services/app'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { HeedSigns } from '#app/safety/care/heed_signs'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import { PublicUrl } from '#app/core/answers/public_url'
import { AnswerKeyword } from '#app/conversations/inbound/answer_keyword'
import { AnswerStray } from '#app/conversations/inbound/answer_stray'
import { AnswerTalk } from '#app/conversations/inbound/answer_talk'
import { PlaceText } from '#app/conversations/inbound/place_text'
import { ReadInbox } from '#app/conversations/inbound/read_inbox'
import { readWords } from '#app/conversations/inbound/read_words'
import { ReceiveMessage } from '#app/conversations/inbound/receive_message'
import { Consents } from '#app/texting/consent/consents'
import { SendMessage } from '#app/texting/sending/send_message'
import { SettleSend } from '#app/texting/delivery/settle_send'
import { RecordSpending } from '#app/ledgers/spending/record_spending'

const VALID_MS = 4 * 60 * 60_000

/** What another process does with the texts it is told of, or one whose provider answers keywords itself. */
export async function anotherReceiver({ providerAnswers = false } = {}): Promise<ReceiveMessage> {
  const { container } = app
  const parts = {
    database: await container.make(Database),
    clock: await container.make(Clock),
    phoneKeys: await container.make(PhoneKeys),
    queue: await container.make(JobQueue),
    publicUrl: await container.make(PublicUrl),
    allowance: await container.make(Allowance),
    consents: await container.make(Consents),
    sendMessage: await container.make(SendMessage),
    settle: await container.make(SettleSend),
    heed: await container.make(HeedSigns),
    spending: await container.make(RecordSpending),
  }
  const words = { brand: 'Everly', supportEmail: 'help@example.com', validMs: VALID_MS }
  const place = new PlaceText({
    ...parts,
    keyword: new AnswerKeyword(parts, { ...words, providerAnswers, pairsPerHour: 3 }),
    stray: new AnswerStray(parts, words),
    talk: new AnswerTalk(parts, { quietMs: 0, quietLimitMs: 0 }),
  })
  const read = async (body: string) => readWords(body)
  const readInbox = new ReadInbox({ ...parts, place, readWords: read, readWordsPatiently: read })
  return new ReceiveMessage({ ...parts, place, readInbox }, '+15550100100')
}
