import { Refusal } from '#app/core/answers/refusal'

/** For what may be refused while other things go on; anything else that goes wrong is thrown. */
export function unlessRefused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}
