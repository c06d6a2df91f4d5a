import { scope } from '@adonisjs/lucid/orm'
import { OpenLoopSchema } from '#database/schema'

/** Something somebody is about to do, which she will ask about once. */
export class OpenLoop extends OpenLoopSchema {
  /** She still means to ask about them. */
  static open = scope((query) => void query.where('state', 'open'))
}
