import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { SimulatedText } from '#app/models/simulated_text'
import { SimulatedPhoneSchema } from '#database/schema'

/** A pretend phone, and how it was set. */
export class SimulatedPhone extends SimulatedPhoneSchema {
  @hasMany(() => SimulatedText, { localKey: 'phone', foreignKey: 'phone' })
  declare texts: HasMany<typeof SimulatedText>
}
