import { inject } from '@adonisjs/core'
import type { Sql } from '#app/core/database/sql'
import { Conversation } from '#app/models/conversation'
import { PreparedTexts } from '#app/texting/sending/prepared_texts'

/** She is somebody else from now on: what was written ahead, or is just being written, is written anew. */
@inject()
export class OutdateWords {
  constructor(private readonly prepared: PreparedTexts) {}

  async execute(sql: Sql, userId: number): Promise<void> {
    await Conversation.query(sql).where({ userId }).increment('memoryVersion', 1)
    await this.prepared.forget(sql, userId)
  }
}
