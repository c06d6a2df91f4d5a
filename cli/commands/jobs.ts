import { Command } from 'commander'
import { withApp } from '../boot.js'

/** `jobs list`, `jobs retry` */
export function jobCommands(): Command {
  const jobs = new Command('jobs').description('the waiting work')
  jobs
    .command('list')
    .description('what waits, runs or is dead')
    .option('--dead', 'only the dead ones')
    .option('--json', 'prints JSON')
    .action(list)
  jobs.command('retry').argument('<id>').description('brings a dead job back').action(retry)
  return jobs
}

async function list(options: { dead?: boolean; json?: boolean }): Promise<void> {
  await withApp(async (app) => {
    const { listJobs } = await import('#app/console/list_jobs')
    const { Database } = await import('#app/core/database')
    const { read } = await app.container.make(Database)
    const rows = await listJobs(read, {
      isDeadOnly: options.dead ?? false,
    })
    if (options.json) process.stdout.write(`${JSON.stringify(rows)}\n`)
    else for (const row of rows) process.stdout.write(`${Object.values(row).join('\t')}\n`)
  })
}

async function retry(id: string): Promise<void> {
  await withApp(async (app) => {
    const { retryJob } = await import('#app/console/retry_job')
    const { Database } = await import('#app/core/database')
    const { Clock } = await import('#app/core/clock')
    const { read } = await app.container.make(Database)
    const clock = await app.container.make(Clock)
    const isBack = await retryJob(read, { id: Number(id), now: clock.now() })
    if (!isBack) throw new Error(`No dead job has the id ${id}.`)
    process.stdout.write(`job ${id} runs again\n`)
  })
}
