import { defineConfig } from '@adonisjs/core/bodyparser'

/** JSON only, byte for byte as sent: the contracts decide what an empty string means. */
const bodyParserConfig = defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { types: [] },
  raw: { types: [] },
  json: {
    types: ['application/json'],
    convertEmptyStringsToNull: false,
    trimWhitespaces: false,
    limit: '64kb',
  },
  multipart: { types: [], autoProcess: false },
})

export default bodyParserConfig
