import { Session } from 'node:inspector/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import app from '@adonisjs/core/services/app'

/** Which files of the project had a function of theirs run, from one look to the next (V8's own counts). */
export class RanFiles {
  readonly #session = new Session()

  async start(): Promise<void> {
    this.#session.connect()
    await this.#session.post('Profiler.enable')
    await this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  }

  async sinceLastLook(): Promise<string[]> {
    const { result } = await this.#session.post('Profiler.takePreciseCoverage')
    // The first function of a script is the script itself, which runs when it is loaded.
    const ran = result.filter(({ functions }) =>
      functions.slice(1).some(({ ranges }) => (ranges[0]?.count ?? 0) > 0)
    )
    return ran
      .filter(({ url }) => url.startsWith('file:') && !url.includes('/node_modules/'))
      .map(({ url }) => relative(app.makePath(), fileURLToPath(url.replace(/\?.*$/, ''))))
  }
}
