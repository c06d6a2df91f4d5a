import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Logger } from '@adonisjs/core/logger'

/** Work that goes on after an answer, so that how long it takes tells the asker nothing. */
@inject()
export class Background {
  readonly #running = new Set<Promise<void>>()

  constructor(private readonly logger: Logger) {}

  /**
   * Begins once the answer has left. What goes wrong then is logged under `name`: nobody is there to be told.
   */
  follow({ response }: HttpContext, name: string, work: () => Promise<void>): void {
    const answered = new Promise<void>((resolve) => response.onFinish(() => resolve()))
    const done: Promise<void> = answered
      .then(work)
      .catch((error: unknown) => {
        this.logger.error({ err: error, work: name }, 'work after an answer failed')
      })
      .finally(() => this.#running.delete(done))
    this.#running.add(done)
  }

  /** Resolves when nothing goes on any more. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }
}
