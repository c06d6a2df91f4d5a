import { Command } from 'commander'
import { withApp } from '../boot.js'

/** `alarms list`, `alarms clear` */
export function alarmCommands(): Command {
  const alarms = new Command('alarms').description('what only a person can put right')
  alarms
    .command('list')
    .description('the open alarms, the latest first')
    .option('--json', 'prints JSON')
    .action(list)
  alarms
    .command('clear')
    .argument('<id>')
    .description('its cause is gone: texts it held up go on')
    .action(clear)
  return alarms
}

async function list(options: { json?: boolean }): Promise<void> {
  await withApp(async (app) => {
    const { listAlarms } = await import('#app/console/list_alarms')
    const { Alarms } = await import('#app/alarms/alarms')
    const { Database } = await import('#app/core/database')
    const { read } = await app.container.make(Database)
    const rows = await listAlarms(read, await app.container.make(Alarms))
    if (options.json) process.stdout.write(`${JSON.stringify(rows)}\n`)
    else for (const row of rows) process.stdout.write(`${Object.values(row).join('\t')}\n`)
  })
}

async function clear(id: string): Promise<void> {
  await withApp(async (app) => {
    const { Alarms } = await import('#app/alarms/alarms')
    const { Database } = await import('#app/core/database')
    const { read } = await app.container.make(Database)
    const alarms = await app.container.make(Alarms)
    const isCleared =
      /^[1-9]\d{0,8}$/.test(id) && (await alarms.clear(read, { id: Number(id) }, 'command line'))
    if (!isCleared) throw new Error(`No open alarm has the id ${id}.`)
    process.stdout.write(`alarm ${id} is cleared\n`)
  })
}
