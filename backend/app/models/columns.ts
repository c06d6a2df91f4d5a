import { column } from '@adonisjs/lucid/orm'

/** True or false; SQLite keeps 1 or 0. */
export const flag = () => column({ consume: Boolean })

/** Any value, kept as the text of its JSON. */
export const json = () =>
  column({
    prepare: (value: unknown) => (value === null ? null : JSON.stringify(value)),
    consume: (text: string | null) => (text === null ? null : (JSON.parse(text) as unknown)),
  })
