import { scope } from '@adonisjs/lucid/orm'
import { ConsentSchema } from '#database/schema'

/** What tells whether somebody agrees by now; others are proofs of single steps. */
const TELLING = ['given', 'revoked', 'restored']

/** A proof of consent, or of its end. It outlives its person by number. */
export class Consent extends ConsentSchema {
  static latest = scope(
    (query) => void query.whereIn('event', TELLING).orderBy('id', 'desc').limit(1)
  )
}
