import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { User } from '#app/models/user'
import { AiUsageSchema } from '#database/schema'

/** One call of a language model, and what it cost. */
export class AiUsage extends AiUsageSchema {
  static table = 'ai_usage'

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
