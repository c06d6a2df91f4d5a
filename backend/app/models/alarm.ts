import { scope } from '@adonisjs/lucid/orm'
import { AlarmSchema } from '#database/schema'

/** What an operator has to look at. An open one counts up; a cleared one stays on record. */
export class Alarm extends AlarmSchema {
  static open = scope((query) => void query.whereNull('cleared_at'))
}
