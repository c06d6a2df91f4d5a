import { BaseModel, column } from '@adonisjs/lucid/orm'

export class BaselineMessage extends BaseModel {
  static override table = 'messages'

  @column({ isPrimary: true })
  declare id: number
  @column()
  declare conversationId: number
  @column()
  declare userId: number
  @column()
  declare direction: string
  @column()
  declare kind: string
  @column()
  declare body: string
  @column()
  declare phone: string
  @column()
  declare phoneKey: string
  @column()
  declare pictures: number
  @column()
  declare messageSid: string
  @column()
  declare state: string
  @column()
  declare createdAt: number
}

export class BaselineJob extends BaseModel {
  static override table = 'jobs'

  @column({ isPrimary: true })
  declare id: number
  @column()
  declare kind: string
  @column()
  declare dedupKey: string
  @column()
  declare payload: string
  @column()
  declare status: string
  @column()
  declare runAt: number
  @column()
  declare createdAt: number
}
