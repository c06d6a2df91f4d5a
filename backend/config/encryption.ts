import { defineConfig, drivers } from '@adonisjs/core/encryption'
import { keyFor } from '#config/app'

export default defineConfig({
  default: 'app',
  list: {
    app: drivers.aes256gcm({
      id: 'app',
      keys: [keyFor('encryption').toString('hex')],
    }),
  },
})
