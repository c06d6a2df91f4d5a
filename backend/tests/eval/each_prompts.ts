import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Evaluation } from './report.js'

interface Wishes {
  data: string
  only: string
  models: string
  repeat: string
}

/** Words are read once by a process: each set of prompts has a process of its own, one after the other. */
export function evaluateEach(prompts: readonly string[], wishes: Wishes): Evaluation[] {
  const folder = mkdtempSync(join(tmpdir(), 'eval-'))
  try {
    return prompts.map((name, index) => evaluateWith(name, wishes, join(folder, `${index}.json`)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function evaluateWith(name: string, wishes: Wishes, file: string): Evaluation {
  const { data, only, models, repeat } = wishes
  const options = { data, only, models, repeat, prompts: name, whole: file }
  const args = Object.entries(options).flatMap(([option, value]) => [`--${option}`, value])
  const script = fileURLToPath(new URL('run.ts', import.meta.url))
  const run = spawnSync(process.execPath, [...process.execArgv, script, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (run.status !== 0) throw new Error(`With the prompts "${name}" the evaluation failed.`)
  return JSON.parse(readFileSync(file, 'utf8')) as Evaluation
}
