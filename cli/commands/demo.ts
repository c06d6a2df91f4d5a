import { Option } from 'commander'
import { runFromSource } from '../from_source.js'
import type { Verb } from '../verb.js'

/** `demo` */
export const demo: Verb<{ reset?: boolean }> = {
  name: 'demo',
  summary: 'the whole product on stand-ins, with a database of its own',
  options: [new Option('--reset', 'starts over with fresh content')],
  examples: ['demo', 'demo --reset'],
  run({ options, interrupt }) {
    const args = options.reset ? ['--reset'] : []
    const file = 'backend/tools/run_demo.js'
    return runFromSource({ file, args, name: 'The demo', instead: 'npm run demo' }, interrupt)
  },
}
