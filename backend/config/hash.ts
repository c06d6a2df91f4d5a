import type { InferHashers } from '@adonisjs/core/types'
import { defineConfig, drivers } from '@adonisjs/core/hash'
import env from '#config/env'

const hashConfig = defineConfig({
  default: 'scrypt',
  list: {
    scrypt: drivers.scrypt({
      cost: env.get('SCRYPT_COST', 2 ** 15),
      blockSize: 8,
      parallelization: 3,
      // Enough for the highest cost there may be: passwords keep the cost they were hashed at.
      maxMemory: 2 ** 31,
    }),
  },
})

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
