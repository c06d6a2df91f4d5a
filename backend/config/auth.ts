import { defineConfig } from '@adonisjs/auth'
import type { InferAuthenticators } from '@adonisjs/auth/types'
import type { HttpContext } from '@adonisjs/core/http'
import { SessionGuard } from '#app/core/sessions/session_guard'
import { Sessions } from '#app/core/sessions/sessions'

const authConfig = defineConfig({
  default: 'web',
  guards: {
    web: {
      async resolver(_name, app) {
        const sessions = await app.container.make(Sessions)
        return (ctx: HttpContext) => new SessionGuard(ctx, sessions)
      },
    },
  },
})

export default authConfig

declare module '@adonisjs/auth/types' {
  export interface Authenticators extends InferAuthenticators<typeof authConfig> {}
}
