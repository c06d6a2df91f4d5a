import type { ApplicationService } from '@adonisjs/core/types'
import { HeedSigns } from '#app/safety/care/heed_signs'
import { ReadBeforeReply } from '#app/safety/care/read_before_reply'
import { Clock } from '#app/core/clock/clock'
import { AnswerKeyword } from '#app/conversations/inbound/answer_keyword'
import { AnswerStray } from '#app/conversations/inbound/answer_stray'
import { AnswerTalk } from '#app/conversations/inbound/answer_talk'
import { DraftReply } from '#app/conversations/replies/draft_reply'
import { PullInbound } from '#app/conversations/inbound/pull_inbound'
import { PlaceText } from '#app/conversations/inbound/place_text'
import { ReadInbox } from '#app/conversations/inbound/read_inbox'
import { ReceiveMessage } from '#app/conversations/inbound/receive_message'
import { ReplyToMessage } from '#app/conversations/replies/reply_to_message'
import { WriteReply } from '#app/conversations/replies/write_reply'
import { SendGreeting } from '#app/conversations/thread/send_greeting'
import { TellAllowance } from '#app/conversations/replies/tell_allowance'
import { TellOutage } from '#app/conversations/replies/tell_outage'
import { WriteFirstText } from '#app/conversations/thread/write_first_text'
import { BRAND, SUPPORT_EMAIL } from '#app/site/contract'
import { AnswerMemoryWish } from '#app/conversations/remembering/answer_memory_wish'
import { SetScene } from '#app/conversations/thread/set_scene'
import { HeldSends } from '#app/texting/sending/held_sends'
import { SendMessage } from '#app/texting/sending/send_message'
import { SettleSend } from '#app/texting/delivery/settle_send'
import { RecordSpending } from '#app/ledgers/spending/record_spending'
import { SmsGateway } from '#app/texting/sms/sms_gateway'
import { commonParts } from './common_parts.js'
import { readers } from './reading_threads.js'
import { modelWords, offlineWords } from './written_words.js'

/** The actions of the talk, with their limits. */
export default class ConversationsProvider {
  constructor(private readonly app: ApplicationService) {}

  register(): void {
    this.#bindInbound()
    this.#bindReading()
    this.#bindPull()
    this.#bindReplies()
    this.#bindHerOtherTexts()
  }

  #bindInbound(): void {
    const { container } = this.app
    container.singleton(PlaceText, async (resolver) => {
      const { providerAnswersKeywords } = await import('#config/providers')
      const { default: limits } = await import('#config/limits')
      const common = await commonParts(resolver)
      const heed = await resolver.make(HeedSigns)
      const sending = {
        ...common,
        sendMessage: await resolver.make(SendMessage),
        settle: await resolver.make(SettleSend),
      }
      const validMs = limits.sends.otherValidMs
      const texts = { brand: BRAND, supportEmail: SUPPORT_EMAIL, validMs }
      return new PlaceText({
        ...common,
        keyword: new AnswerKeyword(sending, {
          ...texts,
          providerAnswers: providerAnswersKeywords,
          pairsPerHour: limits.sends.keywordPairsPerHour,
        }),
        stray: new AnswerStray(sending, texts),
        talk: new AnswerTalk({ ...common, heed }, limits.replies),
        heed,
      })
    })
  }

  #bindReading(): void {
    const { container } = this.app
    container.singleton(ReadInbox, async (resolver) => {
      const { readWords, readWordsPatiently } = await readers(resolver)
      return new ReadInbox({
        ...(await commonParts(resolver)),
        place: await resolver.make(PlaceText),
        spending: await resolver.make(RecordSpending),
        readWords,
        readWordsPatiently,
      })
    })
    container.singleton(ReceiveMessage, async (resolver) => {
      const { companionNumber } = await import('#config/providers')
      return new ReceiveMessage(
        {
          ...(await commonParts(resolver)),
          readInbox: await resolver.make(ReadInbox),
          place: await resolver.make(PlaceText),
          spending: await resolver.make(RecordSpending),
        },
        companionNumber
      )
    })
  }

  #bindPull(): void {
    this.app.container.singleton(PullInbound, async (resolver) => {
      return new PullInbound({
        gateway: await resolver.make(SmsGateway),
        receive: await resolver.make(ReceiveMessage),
        clock: await resolver.make(Clock),
        logger: await resolver.make('logger'),
      })
    })
  }

  #bindReplies(): void {
    const { container } = this.app
    container.singleton(ReplyToMessage, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      const parts = {
        ...(await commonParts(resolver)),
        sendMessage: await resolver.make(SendMessage),
        held: await resolver.make(HeldSends),
      }
      const { replies, sends, accounts } = limits
      return new ReplyToMessage(
        {
          ...parts,
          readBeforeReply: await resolver.make(ReadBeforeReply),
          write: new WriteReply(
            {
              ...parts,
              memoryWish: await resolver.make(AnswerMemoryWish),
              setScene: await resolver.make(SetScene),
              words: await modelWords(resolver),
            },
            { ...replies, ...accounts }
          ),
          draft: new DraftReply(parts, {
            ...replies,
            replyValidMs: sends.replyValidMs,
            rememberAfterMs: limits.memory.afterMs,
          }),
          tellOutage: new TellOutage(parts, {
            everyMs: replies.outageLineEveryMs,
            againMs: replies.outageAgainMs,
            validMs: sends.replyValidMs,
          }),
          tellAllowance: new TellAllowance(parts, { brand: BRAND, validMs: sends.otherValidMs }),
        },
        { ...replies, ...accounts, sendingTimeoutMs: sends.timeoutMs * 2 }
      )
    })
  }

  #bindHerOtherTexts(): void {
    const { container } = this.app
    container.singleton(WriteFirstText, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      return new WriteFirstText(
        {
          ...(await commonParts(resolver)),
          sendMessage: await resolver.make(SendMessage),
          words: await modelWords(resolver),
          held: await resolver.make(HeldSends),
          fallback: await offlineWords(resolver),
        },
        {
          brand: BRAND,
          validMs: limits.sends.otherValidMs,
          ...limits.accounts,
        }
      )
    })
    container.singleton(SendGreeting, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      const { companionNumber } = await import('#config/providers')
      return new SendGreeting(
        {
          ...(await commonParts(resolver)),
          setScene: await resolver.make(SetScene),
          sendMessage: await resolver.make(SendMessage),
          words: await offlineWords(resolver),
        },
        {
          companionNumber,
          validMs: limits.sends.replyValidMs,
          ...limits.accounts,
        }
      )
    })
  }
}
