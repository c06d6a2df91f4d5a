import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { type Notice, noticeFor } from '#app/conversations/thread/notice_for'
import { listEarlier } from '#app/conversations/thread/list_earlier'
import {
  LATEST_TURNS,
  listByClock,
  listSaid,
  listTurns,
  type Thread,
} from '#app/conversations/thread/thread'
import { zoneOfTraveller } from '#app/companion/times/travellers_clock'
import { BringToMind } from '#app/conversations/remembering/bring_to_mind'
import type { Scene } from '#app/companion/voice/language_model'

/** What she is asked for, and when it will be read (epoch milliseconds). */
export type Part = Pick<Scene, 'kind' | 'occasion' | 'loop' | 'now'>

export interface SceneSet extends Notice {
  scene: Scene
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
    const [turns, said, byClock, known] = await Promise.all([
      listTurns(read, thread, part.now),
      listSaid(read, conversationId),
      part.kind === 'scheduled' ? listByClock(read, thread) : [],
      this.mind.read(thread),
    ])
    const isAll = turns.length < LATEST_TURNS
    const earlier = isAll ? [] : await listEarlier(read, { conversationId, turns, now: part.now })
    const scene = await this.mind.execute(
      {
        ...part,
        persona,
        person: { firstName },
        timeZone: zoneOfTraveller({
          said: turns.filter(({ sender }) => sender === 'user'),
          timeZone,
          now: part.now,
        }),
        turns,
        earlier,
        topics,
        said,
        byClock,
        isTender,
      },
      known
    )
    return { scene, ...noticeFor(thread, { now: part.now, turns: [...earlier, ...turns] }) }
  }
}
