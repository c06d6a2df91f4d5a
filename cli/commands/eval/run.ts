import { resolve } from 'node:path'
import { Option } from 'commander'
import { runFromSource } from '../../from_source.js'
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
    new Option('--only <parts>', 'of detect,replies,facts,talks,care'),
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
  run({ options, interrupt }) {
    const { only, models, repeat, judge, json } = options
    const named = { only, models, repeat, judge, ...pathsIn(options) }
    const given = Object.entries(named).flatMap(([name, value]) =>
      value ? [`--${name}`, value] : []
    )
    const program = {
      file: 'backend/tests/eval/run.ts',
      nodeArgs: ['--import=@poppinss/ts-exec'],
      args: [...given, ...(json ? ['--json'] : [])],
      name: 'The evaluation',
      instead: 'npm run eval',
    }
    return runFromSource(program, interrupt)
  },
}

/** As whoever calls means them: the evaluation runs in another folder. */
function pathsIn({ data, prompts, baseline, out }: EvalOptions) {
  const sets = prompts?.split(',').map((name) => (name === 'own' ? name : resolve(name)))
  return {
    data: data && resolve(data),
    prompts: sets?.join(','),
    baseline: baseline && resolve(baseline),
    out: out && resolve(out),
  }
}
