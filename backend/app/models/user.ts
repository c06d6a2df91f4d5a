import { hasMany, hasOne } from '@adonisjs/lucid/orm'
import type { HasMany, HasOne } from '@adonisjs/lucid/types/relations'
import { Activity } from '#app/models/activity'
import { Consent } from '#app/models/consent'
import { Conversation } from '#app/models/conversation'
import { Girlfriend } from '#app/models/girlfriend'
import { Memory } from '#app/models/memory'
import { Message } from '#app/models/message'
import { Note } from '#app/models/note'
import { PersonKey } from '#app/models/person_key'
import { Purchase } from '#app/models/purchase'
import { Recipient } from '#app/models/recipient'
import { Schedule } from '#app/models/schedule'
import { Session } from '#app/models/session'
import { Subscription } from '#app/models/subscription'
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

  @hasMany(() => Message)
  declare messages: HasMany<typeof Message>

  @hasMany(() => Memory)
  declare memories: HasMany<typeof Memory>

  @hasMany(() => Schedule)
  declare schedules: HasMany<typeof Schedule>

  @hasMany(() => Activity)
  declare activities: HasMany<typeof Activity>

  @hasMany(() => Consent)
  declare consents: HasMany<typeof Consent>

  @hasMany(() => Purchase)
  declare purchases: HasMany<typeof Purchase>

  @hasMany(() => Subscription)
  declare subscriptions: HasMany<typeof Subscription>

  @hasMany(() => Session)
  declare sessions: HasMany<typeof Session>

  @hasMany(() => Note)
  declare notes: HasMany<typeof Note>

  @hasMany(() => PersonKey)
  declare personKeys: HasMany<typeof PersonKey>
}
