import { hasMany, hasOne } from '@adonisjs/lucid/orm'
import type { HasMany, HasOne } from '@adonisjs/lucid/types/relations'
import { Consent } from '#app/models/consent'
import { Conversation } from '#app/models/conversation'
import { Girlfriend } from '#app/models/girlfriend'
import { PersonKey } from '#app/models/person_key'
import { Recipient } from '#app/models/recipient'
import { Schedule } from '#app/models/schedule'
import { UserSchema } from '#database/schema'

/** Somebody with an account. */
export class User extends UserSchema {
  @hasOne(() => Girlfriend)
  declare girlfriend: HasOne<typeof Girlfriend>

  @hasOne(() => Conversation)
  declare conversation: HasOne<typeof Conversation>

  /** What is known of the number. */
  @hasOne(() => Recipient, { localKey: 'phoneKey', foreignKey: 'phoneKey' })
  declare recipient: HasOne<typeof Recipient>

  /** Also those of whoever had the number before. */
  @hasMany(() => Consent, { localKey: 'phoneKey', foreignKey: 'phoneKey' })
  declare consentsOfNumber: HasMany<typeof Consent>

  @hasMany(() => Schedule)
  declare schedules: HasMany<typeof Schedule>

  @hasMany(() => PersonKey)
  declare personKeys: HasMany<typeof PersonKey>

  get quietHours() {
    const { quietFrom: from, quietUntil: until } = this
    return from !== null && until !== null ? { from, until } : null
  }
}
