import type { ApplicationService } from '@adonisjs/core/types'
import type { TestTextPreview, TestTextState } from '#app/console/support/contract'
import { EXIT, type ExitCode } from '../../exit_codes.js'
import { goAhead } from '../../go_ahead.js'
import { areTextsReal } from '../../live_keys.js'
import type { Run, Verb } from '../../verb.js'

const WAIT_MS = 20_000
const LOOK_EVERY_MS = 500
const MICROS = 1_000_000

/** `sms send` */
export const smsSend: Verb = {
  name: 'send',
  summary: 'sends a test text, free of charge to its person, through the same gate as every other',
  args: [
    ['<phone>', 'with country code, such as +12025550143'],
    ['<text>', 'in quotes'],
  ],
  does: 'sends',
  examples: ['sms send +12025550143 "Hello" --dry-run', 'sms send +12025550143 "Hello" --yes'],
  async run(run) {
    const [given = '', body = ''] = run.args
    const phone = given.replace(/[\s().-]/g, '')
    return run.withApp(async (app) => {
      const preview = await previewOf(app, { phone, body })
      if (run.options.dryRun) run.output.record(shown(preview))
      else run.output.note(inWords(preview))
      const isLive = await areTextsReal(app)
      if (!(await goAhead(run, { question: `Send it to ${phone}?`, isLive }))) return EXIT.ok
      const id = await send(app, { phone, body })
      return tellEnd(run, await waitFor(run, app, id))
    })
  },
}

interface TestText {
  phone: string
  body: string
}

async function previewOf(app: ApplicationService, text: TestText): Promise<TestTextPreview> {
  const { PreviewTestText } = await import('#app/console/support/preview_test_text')
  const preview = await app.container.make(PreviewTestText)
  return preview.execute(text)
}

function shown({ gate, costMicros, ...preview }: TestTextPreview) {
  const { verdict, reason, until } = gate
  return { ...preview, costDollars: costMicros / MICROS, gate: verdict, reason, until }
}

function inWords(preview: TestTextPreview): string {
  const { segments, encoding, characters, costDollars, gate, reason } = shown(preview)
  const size = `${segments} segment(s), ${encoding}, ${characters} characters`
  return `${size}, about $${costDollars}; the gate: ${gate}, ${reason}`
}

async function send(app: ApplicationService, text: TestText): Promise<number> {
  const { OPERATOR } = await import('#app/ledgers/audit/audit_log')
  const { SendTestText } = await import('#app/texting/sending/send_test_text')
  const action = await app.container.make(SendTestText)
  return action.execute(OPERATOR, text)
}

const UNDER_WAY = ['queued', 'sending']

/**
 * This process hands over its own text, so it leaves also
 * where no worker runs; everybody else's wait for one.
 */
async function waitFor(run: Run, app: ApplicationService, id: number): Promise<TestTextState> {
  const { FindTestText } = await import('#app/console/support/find_test_text')
  const { SendLoop } = await import('#app/texting/sending/send_loop')
  const [find, loop] = [await app.container.make(FindTestText), await app.container.make(SendLoop)]
  run.interrupt.watch()
  const until = performance.now() + WAIT_MS
  for (;;) {
    await loop.runOne(id)
    const state = await find.execute(id)
    const isOver = !UNDER_WAY.includes(state.state) || isPutOff(state)
    if (isOver || performance.now() >= until || run.interrupt.isRequested) return state
    await run.interrupt.sleep(LOOK_EVERY_MS)
  }
}

/** The gate lets it wait: longer than anybody would for an answer. */
function isPutOff({ state, verdict }: TestTextState): boolean {
  return state === 'queued' && Boolean(verdict?.startsWith('defer'))
}

function tellEnd(run: Run, state: TestTextState): ExitCode {
  const { id, reason, errorCode } = state
  const why = [reason, errorCode, isPutOff(state) && state.verdict].filter(Boolean).join(', ')
  run.output.say(`text ${id}: ${state.state}${why ? ` (${why})` : ''}`, state)
  if (UNDER_WAY.includes(state.state)) {
    run.output.note('A running server takes it from here. To see its end: everly webhooks listen')
    return run.interrupt.isRequested ? EXIT.interrupted : EXIT.partial
  }
  if (state.verdict?.startsWith('drop')) return EXIT.refused
  return ['failed', 'undelivered', 'unknown'].includes(state.state) ? EXIT.provider : EXIT.ok
}
