import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { test } from '@japa/runner'
import type { Command } from 'commander'
import { everlySays, lineFor, type Said } from '#tests/command_line'
import { checkEachRow } from '#tests/check_each_row'
import { everly } from './everly.js'
import { EXIT } from './exit_codes.js'

const nobody = (): Said => ({ code: EXIT.ok, out: '', err: '', asked: [] })

interface Leaf {
  path: string[]
  command: Command
}

function leavesOf(command: Command, path: string[] = []): Leaf[] {
  if (command.commands.length === 0) return [{ path, command }]
  return command.commands.flatMap((child) => leavesOf(child, [...path, child.name()]))
}

const LEAVES = leavesOf(everly(lineFor(nobody())))
const names = LEAVES.map(({ path }) => path.join(' '))

/** The words of a line as a shell would hand them over. */
function shellWords(line: string): string[] {
  return [...line.replace(/ [<>] \S+$/, '').matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? ''
  )
}

function examplesOf(help: string): string[] {
  return [...help.matchAll(/^ {2}\$ everly (.+)$/gm)].map(([, line]) => line ?? '')
}

test.group('Every command', () => {
  test('the set is whole', ({ assert }) => {
    assert.sameMembers(names, [
      ...['users list', 'users show', 'users grant-role', 'users pause', 'users resume'],
      'users readmit',
      'users delete',
      ...['sms send', 'sms segments', 'sends status', 'sends stop', 'sends start'],
      ...['schedules run', 'jobs list', 'jobs retry', 'jobs run', 'alarms list', 'alarms clear'],
      ...['plans list', 'plans sync', 'billing advance-clock', 'webhooks listen', 'eval run'],
      ...[
        'webhooks trigger',
        'report crisis',
        'report duties',
        'db migrate',
        'db seed',
        'db backup',
        'db restore',
      ],
      ...['doctor', 'demo', 'completion'],
    ])
  })

  test('each answers --help well, on standard output alone, with examples', async ({ assert }) => {
    await checkEachRow(names, async (name) => {
      const said = await everlySays([...name.split(' '), '--help'])
      assert.deepEqual([said.code, said.err], [EXIT.ok, ''])
      assert.isNotEmpty(examplesOf(said.out))
      assert.include(said.out, '--json')
      assert.notInclude(said.out, '\u001b')
    })
  })

  test('every example is a command line that parses', async ({ assert }) => {
    await checkEachRow(names, async (name) => {
      const { out } = await everlySays([...name.split(' '), '--help'])
      for (const example of examplesOf(out)) {
        const said = nobody()
        const program = everly(lineFor(said))
        let parsed = ''
        for (const { path, command } of leavesOf(program)) {
          command.action(() => void (parsed = path.join(' ')))
        }
        await program.parseAsync(shellWords(example), { from: 'user' })
        assert.deepEqual([parsed, said.err], [name, ''], example)
      }
    })
  })

  test('each refuses an option nobody knows as a usage error, and prints no data', async ({
    assert,
  }) => {
    await checkEachRow(names, async (name) => {
      // A required option that is missing would be told first.
      const needed = commandOf(name).options.filter(({ mandatory }) => mandatory)
      const given = needed.flatMap(({ long }) => [long ?? '', long === '--year' ? '2026' : '7'])
      const said = await everlySays([...name.split(' '), ...given, '--frobnicate'])
      assert.deepEqual([said.code, said.out], [EXIT.usage, ''])
      assert.include(said.err, '--frobnicate')
      assert.include(said.err, `everly ${name} --help`)
    })
  })

  test('each refuses an argument too many', async ({ assert }) => {
    await checkEachRow(names, async (name) => {
      const said = await everlySays([...name.split(' '), ...Array.from('abcd')])
      assert.deepEqual([said.code, said.out], [EXIT.usage, ''])
    })
  })

  test('each says which argument or option is missing', async ({ assert }) => {
    await checkEachRow(names.filter(isMissingSomething), async (name) => {
      const said = await everlySays(name.split(' '))
      assert.deepEqual([said.code, said.out], [EXIT.usage, ''])
      assert.match(said.err, /missing required argument|required option|not specified/)
    })
  })

  test('help lists every noun and every exit code', async ({ assert }) => {
    const { code, out } = await everlySays(['--help'])
    assert.equal(code, EXIT.ok)
    for (const { path } of LEAVES) assert.include(out, path[0] ?? '')
    for (const exit of Object.values(EXIT)) assert.match(out, new RegExp(`^ {2}${exit} `, 'm'))
  })

  test('no option takes a secret', ({ assert }) => {
    for (const { command } of LEAVES) {
      for (const { long } of command.options) assert.notMatch(long ?? '', /key|token|secret|passw/)
    }
  })

  test('a noun alone shows its verbs and is a usage error', async ({ assert }) => {
    const said = await everlySays(['jobs'])
    assert.deepEqual([said.code, said.out], [EXIT.usage, ''])
    assert.include(said.err, 'retry')
  })

  test('a typo is a usage error and gets a suggestion', async ({ assert }) => {
    const typos: [line: string, meant: string][] = [
      ['user', 'users'],
      ['jobs lst', 'list'],
      ['jobs list --ded', '--dead'],
    ]
    await checkEachRow(typos, async ([line, meant]) => {
      const said = await everlySays(line.split(' '))
      assert.deepEqual([said.code, said.out], [EXIT.usage, ''])
      assert.include(said.err, meant)
    })
  })

  test('completion knows every noun, verb and flag', async ({ assert }) => {
    await checkEachRow(['bash', 'zsh', 'fish'], async (shell) => {
      const { code, out } = await everlySays(['completion', shell])
      assert.equal(code, EXIT.ok)
      for (const { path, command } of LEAVES) {
        for (const word of path) assert.include(out, word)
        for (const { long } of command.options) {
          assert.include(out, shell === 'fish' ? `-l ${long?.slice(2)}` : (long ?? ''))
        }
      }
    })
    assert.equal((await everlySays(['completion', 'tcsh'])).code, EXIT.usage)
  })

  test('in bash {$self.typed} is completed by {$self.offered}')
    .with([
      { typed: 'users list --plan ', offered: ['free', 'starter', 'standard', 'refill'] },
      { typed: 'users list --json --plan st', offered: ['starter', 'standard'] },
      { typed: 'users grant-role sam@everly.example s', offered: ['support'] },
      { typed: 'completion ', offered: ['bash', 'zsh', 'fish'] },
      { typed: 'webhooks trigger message.status --status un', offered: ['undelivered'] },
      { typed: 'webhooks trigger invoice.payment_f', offered: ['invoice.payment_failed'] },
      { typed: 'users gr', offered: ['grant-role'] },
      { typed: 'users list --pl', offered: ['--plan', '--plain'] },
    ])
    .skip(() => !existsSync('/bin/bash'), 'needs bash')
    .run(async ({ assert }, { typed, offered }) => {
      const { out } = await everlySays(['completion', 'bash'])
      const words = ['everly', ...typed.split(' ')]
      const ask = `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})
COMP_CWORD=${words.length - 1}
_everly
printf '%s\\n' "\${COMPREPLY[@]}"`
      const said = execFileSync('/bin/bash', ['-c', `${out}\n${ask}`], { encoding: 'utf8' })
      assert.includeMembers(said.trim().split('\n'), offered)
      if (!offered[0]?.startsWith('--') && typed.split(' ').at(-1) !== '') {
        assert.sameMembers(said.trim().split('\n'), offered)
      }
    })

  test('a noun tells by example what can be done', async ({ assert }) => {
    const { out } = await everlySays(['users', '--help'])
    const examples = examplesOf(out)
    assert.include(examples, 'users list')
    assert.isAbove(examples.length, 4)
  })
})

function commandOf(name: string): Command {
  return (LEAVES.find(({ path }) => path.join(' ') === name) as Leaf).command
}

function isMissingSomething(name: string): boolean {
  const command = commandOf(name)
  const needsOption = command.options.some(({ mandatory }) => mandatory)
  return needsOption || command.registeredArguments.some(({ required }) => required)
}
