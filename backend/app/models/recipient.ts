import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { User } from '#app/models/user'
import { RecipientSchema } from '#database/schema'

/** What is known of a number, whoever has it. */
export class Recipient extends RecipientSchema {
  @hasMany(() => User, { localKey: 'phoneKey', foreignKey: 'phoneKey' })
  declare users: HasMany<typeof User>
}
