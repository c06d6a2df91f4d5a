import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Option } from 'commander'
import { EXIT } from '../exit_codes.js'
import { Failure } from '../failure.js'
import { projectFolder } from '../project_folder.js'
import type { Verb } from '../verb.js'

/** `demo` */
export const demo: Verb<{ reset?: boolean }> = {
  name: 'demo',
  summary: 'the whole product on stand-ins, with a database of its own',
  options: [new Option('--reset', 'starts over with fresh content')],
  examples: ['demo', 'demo --reset'],
  async run({ options, interrupt }) {
    const launcher = fileURLToPath(new URL('backend/tools/run_demo.js', projectFolder()))
    if (!existsSync(launcher)) {
      throw new Failure(EXIT.notConfigured, 'The demo needs the source tree.', {
        fix: 'Clone the repository and run: npm run demo',
      })
    }
    interrupt.watch()
    const args = options.reset ? [launcher, '--reset'] : [launcher]
    const child = spawn(process.execPath, args, { stdio: 'inherit' })
    const [code] = (await once(child, 'close')) as [number | null]
    return code === 0 ? EXIT.ok : EXIT.failure
  },
}
