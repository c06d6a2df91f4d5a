import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { Runner } from '@japa/runner/core'
import type { NamedReporterContract } from '@japa/runner/types'
import { RanFiles } from '#tests/ran_files'

interface FileResult {
  ms: number
  /** Files of the project that ran meanwhile, where that was asked. */
  ran?: string[]
}

/** Writes { passed, failed, files: { path: { ms, ran } } } for the launcher, and the plain closing line. */
export function resultFile(path: string | undefined): NamedReporterContract {
  return {
    name: 'result_file',
    handler(runner, emitter) {
      const files = new FileResults()
      emitter.on('suite:start', () => files.start())
      emitter.on('test:start', ({ meta }) => files.enter(meta.fileName as string))
      emitter.on('runner:end', async () => {
        await files.leave()
        const { passed, failed } = (runner as Runner).getSummary().aggregates
        if (path) writeFileSync(path, JSON.stringify({ passed, failed, files: files.results }))
        // After all that the other reporter still prints.
        process.once('exit', () => process.stdout.write(`${passed} passed, ${failed} failed\n`))
      })
    },
  }
}

class FileResults {
  readonly results: Record<string, FileResult> = {}
  readonly #ranFiles = process.env.TEST_RAN_FILES ? new RanFiles() : null
  #current = ''
  #since = 0

  async start(): Promise<void> {
    await this.#ranFiles?.start()
    this.#since = performance.now()
  }

  async enter(file: string): Promise<void> {
    if (file === this.#current) return
    await this.leave()
    this.#current = file
  }

  async leave(): Promise<void> {
    const ms = performance.now() - this.#since
    const ran = await this.#ranFiles?.sinceLastLook()
    this.#since = performance.now()
    if (!this.#current) return
    this.results[relative(app.makePath(), this.#current)] = { ms, ran }
  }
}
