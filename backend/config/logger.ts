import { hostname } from 'node:os'
import { defineConfig, targets } from '@adonisjs/core/logger'
import app from '@adonisjs/core/services/app'
import { safeError } from '#app/core/telemetry/safe_error'
import env from '#config/env'
import { version } from '#config/version'

const PERSONAL = [
  'phone',
  'phoneNumber',
  'email',
  'body',
  'code',
  'verificationCode',
  'password',
  'to',
  'from',
  'text',
]

/** At the command line standard output is for data alone. */
const destination = app.getEnvironment() === 'console' ? 2 : 1

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'everly',
      level: env.get('LOG_LEVEL', app.inTest ? 'fatal' : 'info'),
      serializers: { err: safeError },
      redact: {
        paths: PERSONAL.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[redacted]',
      },
      // What a log of many processes is told apart by.
      ...(app.inProduction && { base: { pid: process.pid, hostname: hostname(), version } }),
      transport: {
        targets: targets()
          .pushIf(!app.inProduction, targets.pretty({ destination }))
          .pushIf(app.inProduction, targets.file({ destination }))
          .toArray(),
      },
    },
  },
})

export default loggerConfig
