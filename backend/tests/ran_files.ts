import { Session } from 'node:inspector/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import app from '@adonisjs/core/services/app'

/** Which files of the project had a function of theirs run since the last look. */
export class RanFiles {
  readonly #session = new Session()

  async start(): Promise<void> {
    this.#session.connect()
    await this.#session.post('Profiler.enable')
    await this.#begin()
  }

  async sinceLastLook(): Promise<string[]> {
    const { result } = await this.#session.post('Profiler.takePreciseCoverage')
    await this.#session.post('Profiler.stopPreciseCoverage')
    await this.#begin()
    // The first function of a script is the script itself, which runs when it is loaded.
    const ran = result.filter(({ functions }) =>
      functions.slice(1).some(({ ranges }) => (ranges[0]?.count ?? 0) > 0)
    )
    return ran
      .filter(({ url }) => url.startsWith('file:') && !url.includes('/node_modules/'))
      .map(({ url }) => relative(app.makePath(), fileURLToPath(url.replace(/\?.*$/, ''))))
  }

  /**
   * V8 says once of each function whether it ran, which costs next to nothing, and begins
   * anew when it is started anew. Counting the calls would make the specs take twice as long.
   */
  async #begin(): Promise<void> {
    await this.#session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: false })
  }
}
