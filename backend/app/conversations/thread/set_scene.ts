import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Database } from '#app/core/database/database'
import { listSaid, listTurns, type Thread } from '#app/conversations/thread/thread'
import { zoneOfTraveller } from '#app/companion/times/travellers_clock'
import { aiNotice, isAiNoticeDue } from '#app/texting/gate/ai_notice'
import { BringToMind } from '#app/conversations/remembering/bring_to_mind'
import type { Scene } from '#app/companion/voice/language_model'

/** What she is asked for, and when it will be read (epoch milliseconds). */
export type Part = Pick<Scene, 'kind' | 'occasion' | 'loop' | 'now'>

export interface SceneSet {
  scene: Scene
  /** The notice that she is an AI, to stand in front of her words; empty when none is due. */
  prefix: string
  hasAiNotice: boolean
}

/** Everything she knows when she writes: who they are, the talk, what she remembers, what she said lately. */
@inject()
export class SetScene {
  constructor(
    private readonly database: Database,
    private readonly mind: BringToMind
  ) {}

  async execute(thread: Thread, part: Part): Promise<SceneSet> {
    const { read } = this.database
    const { conversationId, timeZone, persona, firstName, topics, isTender } = thread
    const [turns, said, known] = await Promise.all([
      listTurns(read, conversationId),
      listSaid(read, conversationId),
      this.mind.read(thread),
    ])
    const scene = await this.mind.execute(
      {
        ...part,
        persona,
        person: { firstName },
        timeZone: zoneOfTraveller({ turns, timeZone, now: part.now }),
        turns,
        topics,
        said,
        isTender,
      },
      known
    )
    const hasAiNotice = isAiNoticeDue(thread.aiNoticedAt, {
      now: part.now,
      timeZone,
      everyMs: limits.replies.aiNoticeEveryMs,
    })
    return { scene, prefix: hasAiNotice ? aiNotice(persona.name) : '', hasAiNotice }
  }
}
