import { belongsTo, hasMany, hasOne, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany, HasOne } from '@adonisjs/lucid/types/relations'
import { Conversation } from '#app/models/conversation'
import { Report } from '#app/models/report'
import { Firing } from '#app/models/firing'
import { TextMark } from '#app/models/text_mark'
import { User } from '#app/models/user'
import { MessageSchema } from '#database/schema'

/** Of a text that did not arrive. */
export const LOST_STATES: readonly string[] = ['failed', 'undelivered']

/** A text, one way or the other, with its whole fate. */
export class Message extends MessageSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => Conversation)
  declare conversation: BelongsTo<typeof Conversation>

  /** By its reader. */
  @hasMany(() => Report)
  declare reports: HasMany<typeof Report>

  /** By its reader. */
  @hasOne(() => TextMark)
  declare mark: HasOne<typeof TextMark>

  /** The dates of schedules this text went out for: one at most. */
  @hasMany(() => Firing)
  declare firings: HasMany<typeof Firing>

  /** What the person wrote to her, as opposed to keywords. */
  static theirTalk = scope((query) => void query.where({ direction: 'inbound', kind: 'talk' }))

  /** Hers or the system's, on their way or there. */
  static leftUs = scope((query) => void query.whereIn('state', ['sending', 'sent', 'delivered']))

  /** On its way, there, or nobody knows. */
  static notLost = scope((query) => void query.whereNotIn('state', [...LOST_STATES]))

  /** What both have before their eyes. */
  static readable = scope((query) => {
    void query.whereIn('state', ['received', 'sent', 'delivered']).whereNot('kind', 'notice')
  })

  /** What a talk is made of: a text of hers that did not arrive was never said. */
  static said = scope((query) => {
    void query
      .whereIn('state', ['received', 'sending', 'sent', 'delivered'])
      .whereNot('kind', 'notice')
  })

  /** It waits to leave, or is on its way just now. */
  static unsent = scope((query) => void query.whereIn('state', ['queued', 'sending']))

  /** Anything else: what came in, and what has left or never will. */
  static settled = scope((query) => void query.whereNotIn('state', ['queued', 'sending']))
}
