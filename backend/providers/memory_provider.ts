import type { ApplicationService } from '@adonisjs/core/types'
import { Database } from '#app/core/database/database'
import type { JobQueue } from '#app/core/jobs/job_queue'
import type { Tx } from '#app/core/database/sql'
import { SetScene } from '#app/conversations/thread/set_scene'
import { SettleSend } from '#app/texting/delivery/settle_send'
import { FactKeys } from '#app/memory/kept/fact_keys'
import { Forget } from '#app/memory/kept/forget'
import { ForgetTraces } from '#app/memory/kept/forget_traces'
import { RememberFacts } from '#app/memory/kept/remember_facts'
import { IndexTexts } from '#app/memory/recall/index_texts'
import { Recall } from '#app/memory/recall/recall'
import { dropDraft } from '#app/conversations/replies/drop_draft'
import { AnswerMemoryWish } from '#app/conversations/remembering/answer_memory_wish'
import { BringToMind } from '#app/conversations/remembering/bring_to_mind'
import { RememberTalk } from '#app/conversations/remembering/remember_talk'
import { RuleTalkReader } from '#app/conversations/remembering/rule_talk_reader'
import { TalkReader } from '#app/conversations/remembering/talk_reader'
import { AiMeter } from '#app/ledgers/spending/ai_meter'
import { commonParts, type Resolver } from './common_parts.js'
import { tokenCounter } from '#app/companion/voice/count_tokens'
import { readers } from './reading_threads.js'

/** What she remembers: reading, forgetting, and bringing to mind. */
export default class MemoryProvider {
  constructor(private readonly app: ApplicationService) {}

  register(): void {
    const { container } = this.app
    container.singleton(IndexTexts, async (resolver) => {
      const { readForIndex } = await readers(resolver)
      return new IndexTexts(await resolver.make(Database), readForIndex)
    })
    container.singleton(Recall, async (resolver) => {
      return new Recall(await resolver.make(Database), await readers(resolver))
    })
    container.singleton(Forget, async (resolver) => {
      const parts = await commonParts(resolver)
      const traces = new ForgetTraces({
        ...parts,
        index: await resolver.make(IndexTexts),
        settle: await resolver.make(SettleSend),
        dropDraft: async (tx, conversationId) => {
          await dropDraft(tx, conversationId, parts.allowance)
          await askToReply(tx, parts.queue, conversationId)
        },
      })
      const thinking = await readers(resolver)
      return new Forget({ ...parts, traces, thinking, keys: await factKeys() })
    })
    this.#bindMind()
  }

  #bindMind(): void {
    const { container } = this.app
    container.singleton(AnswerMemoryWish, async (resolver) => {
      const forget = await resolver.make(Forget)
      return new AnswerMemoryWish({ ...(await commonParts(resolver)), forget })
    })
    container.singleton(BringToMind, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      const recall = await resolver.make(Recall)
      const { momentTokens } = limits.memory
      return new BringToMind(
        { ...(await commonParts(resolver)), recall },
        { momentTokens, countTokens: await tokenCounter() }
      )
    })
    container.singleton(SetScene, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      const mind = await resolver.make(BringToMind)
      return new SetScene({ ...(await commonParts(resolver)), mind }, limits.replies)
    })
    container.singleton(RememberTalk, (resolver) => rememberTalk(resolver))
  }
}

async function factKeys(): Promise<FactKeys> {
  const { lastingKeyFor } = await import('#config/app')
  return new FactKeys(lastingKeyFor('forgotten facts'))
}

async function rememberTalk(resolver: Resolver): Promise<RememberTalk> {
  const { default: limits } = await import('#config/limits')
  const { keyFor } = await import('#config/app')
  const parts = await commonParts(resolver)
  const thinking = await readers(resolver)
  return new RememberTalk(
    {
      ...parts,
      reader: await resolver.make(TalkReader),
      meter: await resolver.make(AiMeter),
      rules: new RuleTalkReader(thinking),
      whichAreReadable: thinking.whichAreReadable,
      remember: new RememberFacts(await factKeys()),
      index: await resolver.make(IndexTexts),
    },
    { ...limits.memory, personKeySecret: keyFor('language model') }
  )
}

/** A reply that stood in the line already has no job any more that would write it anew. */
function askToReply(tx: Tx, queue: JobQueue, conversationId: number): Promise<void> {
  return queue.reschedule(tx, {
    kind: 'reply',
    dedupKey: `reply:${conversationId}`,
    payload: { conversationId },
    runAt: queue.clock.now(),
  })
}
