import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { User } from '#app/models/user'
import { ConsentSchema } from '#database/schema'

/** What tells whether somebody agrees by now; others are proofs of single steps. */
const TELLING = ['given', 'revoked', 'restored']

/** A proof of consent, or of its end. It outlives its person by number. */
export class Consent extends ConsentSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  static latest = scope(
    (query) => void query.whereIn('event', TELLING).orderBy('id', 'desc').limit(1)
  )
}
