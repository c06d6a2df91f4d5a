import { webhooksListen } from './webhooks/listen.js'
import { webhooksTrigger } from './webhooks/trigger.js'
import { type CommandLine, noun } from '../verb.js'

export const webhookCommands = (line: CommandLine) =>
  noun(line, { name: 'webhooks', summary: 'what the providers tell us' }, [
    webhooksListen,
    webhooksTrigger,
  ])
