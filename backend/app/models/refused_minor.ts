import { scope } from '@adonisjs/lucid/orm'
import { RefusedMinorSchema } from '#database/schema'

/** Somebody who said they are under 18, by keyed hash. */
export class RefusedMinor extends RefusedMinorSchema {
  /** The number itself, as opposed to a browser it was given in. */
  static ofNumber = scope(
    (query, phoneKey: string) => void query.where('phoneKey', phoneKey).whereNull('deviceHash')
  )

  /** All that tells of one account, or of one number with the browsers it was given in. */
  static of = scope((query, { userId, phoneKey }: { userId: number | null; phoneKey: string }) => {
    void query.where((minor) => {
      void minor.where('phoneKey', phoneKey)
      if (userId !== null) void minor.orWhere('userId', userId)
    })
  })
}
