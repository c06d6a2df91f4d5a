import colors from 'picocolors'
import { Option } from 'commander'
import { type Check, red, reasonOf } from '../doctor/check.js'
import { listSettings, type ShownSetting } from '../doctor/settings.js'
import { EXIT, type ExitCode } from '../exit_codes.js'
import { explained } from '../failure.js'
import { checkMachine } from '../doctor/machine_checks.js'
import type { Output } from '../output.js'
import type { Run, Verb } from '../verb.js'

interface Options {
  online?: boolean
}

/** `doctor` */
export const doctor: Verb<Options> = {
  name: 'doctor',
  summary: 'looks at database, schema, keys, addresses, jobs, clock and disk, and says the fix',
  options: [new Option('--online', 'also asks the providers, and the server, something harmless')],
  examples: ['doctor', 'doctor --online', 'doctor --json'],
  async run(run) {
    const checks = [...(await checkMachine()), ...(await checkApp(run))]
    const settings = await listSettings()
    tell(run.output, { checks, settings })
    return exitOf(checks)
  },
}

/** Settings the app does not even boot with are one red line, and the rest stays unknown. */
async function checkApp({ options, withApp }: Run<Options>): Promise<Check[]> {
  try {
    return await withApp(async (app) => {
      const { checkSettings } = await import('../doctor/setting_checks.js')
      const { checkPort } = await import('../doctor/port_checks.js')
      const { checkDatabase } = await import('../doctor/database_checks.js')
      const { checkWork } = await import('../doctor/work_checks.js')
      const { checkOnline } = await import('../doctor/online_checks.js')
      const { checks, isUsable } = await checkDatabase(app)
      return [
        ...(await checkSettings()),
        await checkPort(),
        ...checks,
        ...(isUsable ? await checkWork(app) : []),
        ...(options.online ? await checkOnline(app) : []),
      ]
    })
  } catch (error) {
    const { message, why } = await explained(error)
    const fix = 'Correct it in .env or in the environment.'
    return [{ ...red('Settings', why ?? message ?? reasonOf(error), fix), isMissing: true }]
  }
}

function tell(output: Output, all: { checks: Check[]; settings: ShownSetting[] }): void {
  if (output.isJson) return output.document(all)
  const { checks, settings } = all
  if (!output.isForPerson) {
    output.rows(checks.map(({ state, name, found, fix = '' }) => ({ state, name, found, fix })))
    output.rows(settings.map((setting) => ({ kind: 'setting', ...setting })))
    return
  }
  for (const check of checks) output.terminal.out(`${lineOf(check, output)}\n`)
  output.rows(settings)
}

const MARKS = { green: '✓', yellow: '!', red: '✗' }

function lineOf({ state, name, found, fix }: Check, { terminal }: Output): string {
  const paint = colors.createColors(terminal.hasOutColors)[state]
  return `${paint(MARKS[state])} ${name}: ${found}${fix ? `\n  fix: ${fix}` : ''}`
}

function exitOf(checks: readonly Check[]): ExitCode {
  const bad = checks.filter(({ state }) => state === 'red')
  if (bad.length === 0) return EXIT.ok
  return bad.every(({ isMissing }) => isMissing) ? EXIT.notConfigured : EXIT.failure
}
