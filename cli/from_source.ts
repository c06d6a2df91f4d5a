import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { EXIT, type ExitCode } from './exit_codes.js'
import { Failure } from './failure.js'
import type { Interrupt } from './interrupt.js'
import { projectFolder } from './project_folder.js'

interface Program {
  /** Below the project's folder. */
  file: string
  nodeArgs?: readonly string[]
  args: readonly string[]
  /** Said where a build has no source tree: what needs it, and what does the same in a clone. */
  name: string
  instead: string
}

/** A program that a build does not have, in a process of its own, in the project's folder. */
export async function runFromSource(
  { file, nodeArgs = [], args, name, instead }: Program,
  interrupt: Interrupt
): Promise<ExitCode> {
  const script = fileURLToPath(new URL(file, projectFolder()))
  if (!existsSync(script)) {
    throw new Failure(EXIT.notConfigured, `${name} needs the source tree.`, {
      fix: `Clone the repository and run: ${instead}`,
    })
  }
  interrupt.watch()
  const child = spawn(process.execPath, [...nodeArgs, script, ...args], {
    stdio: 'inherit',
    cwd: projectFolder(),
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return code === 0 ? EXIT.ok : EXIT.failure
}
