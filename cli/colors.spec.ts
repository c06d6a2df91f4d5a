import { test } from '@japa/runner'
import { runCli } from '#tests/child'

// eslint-disable-next-line no-control-regex -- the escape character itself is looked for
const ESCAPE = /\u001b\[/

/** Makes the pipes of a child into what Node takes for a terminal: it decides by its environment then. */
const TERMINAL = `data:text/javascript,${encodeURIComponent(`
  import { WriteStream } from 'node:tty'
  for (const stream of [process.stdout, process.stderr]) {
    stream.isTTY = true
    for (const name of ['hasColors', 'getColorDepth']) stream[name] = WriteStream.prototype[name]
  }`)}`

async function isColoured(args: string[], env: Record<string, string>) {
  // What is empty counts as not set.
  const surroundings = { NO_COLOR: '', TERM: 'xterm-256color', ...env }
  const [data, error] = [
    await runCli(['sms', 'segments', 'Hello', ...args], surroundings),
    await runCli(['alarms', 'clear', 'x', ...args], surroundings),
  ]
  if (!data.stdout.includes('Hello'.length.toString())) throw new Error(data.stderr)
  if (!error.stderr.includes('error:')) throw new Error('no error was told')
  return { data: ESCAPE.test(data.stdout), error: ESCAPE.test(error.stderr) }
}

const IN_A_TERMINAL = { NODE_OPTIONS: `--import=${TERMINAL}` }
const BOTH = { data: true, error: true }
const NONE = { data: false, error: false }

test.group('Colours of the command line', () => {
  test('{title}')
    .with([
      { title: 'are there in a terminal', args: [], env: IN_A_TERMINAL, expected: BOTH },
      {
        title: 'are gone with NO_COLOR',
        args: [],
        env: { ...IN_A_TERMINAL, NO_COLOR: '1' },
        expected: NONE,
      },
      {
        title: 'are gone with --no-color',
        args: ['--no-color'],
        env: IN_A_TERMINAL,
        expected: NONE,
      },
      {
        title: 'are gone in a terminal that knows none',
        args: [],
        env: { ...IN_A_TERMINAL, TERM: 'dumb' },
        expected: NONE,
      },
      { title: 'are gone in a pipe', args: [], env: {}, expected: NONE },
    ])
    .run(async ({ assert }, { args, env, expected }) => {
      assert.deepEqual(await isColoured(args, env), expected)
    })
})
