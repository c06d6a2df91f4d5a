import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Option } from 'commander'
import { EXIT } from '../../exit_codes.js'
import { Failure } from '../../failure.js'
import { projectFolder } from '../../project_folder.js'
import type { Verb } from '../../verb.js'

interface EvalOptions {
  data?: string
  only?: string
  models?: string
  prompts?: string
  repeat?: string
  judge?: string
  baseline?: string
  out?: string
}

/** `eval run`: what `npm run eval` does. */
export const runEval: Verb<EvalOptions> = {
  name: 'run',
  summary: 'how well she hears, writes and remembers, by rules, by a model or by several',
  options: [
    new Option('--data <folder>', 'labelled texts, replies, facts and talks'),
    new Option('--only <parts>', 'of detect,replies,facts,talks'),
    new Option('--models <names>', 'who writes the talks: offline, or models of the provider'),
    new Option(
      '--prompts <names>',
      'own, or folders whose files stand in for those of backend/words'
    ),
    new Option('--repeat <times>', 'each talk so often with each model'),
    new Option('--judge <model>', 'compares the talks of each two models and prompts'),
    new Option('--baseline <file>', 'figures of an earlier run: fails when something is worse'),
    new Option('--out <file>', 'writes figures and mistakes to this file as well'),
  ],
  examples: [
    'eval run --json',
    'eval run --only talks --models gpt-5.4-mini,gpt-5.4 --judge gpt-5.4',
  ],
  async run({ options, interrupt }) {
    const script = fileURLToPath(new URL('backend/tests/eval/run.ts', projectFolder()))
    if (!existsSync(script)) {
      throw new Failure(EXIT.notConfigured, 'The evaluation needs the source tree.', {
        fix: 'Clone the repository and run: npm run eval',
      })
    }
    interrupt.watch()
    const { data, only, models, prompts, repeat, judge, baseline, out, json } = options
    const named = { data, only, models, prompts, repeat, judge, baseline, out }
    const args = Object.entries(named).flatMap(([name, value]) =>
      value ? [`--${name}`, value] : []
    )
    const node = ['--import=@poppinss/ts-exec', script, ...args, ...(json ? ['--json'] : [])]
    const child = spawn(process.execPath, node, { stdio: 'inherit', cwd: projectFolder() })
    const [code] = (await once(child, 'close')) as [number | null]
    return code === 0 ? EXIT.ok : EXIT.failure
  },
}
