import { randomUUID } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import limits from '#config/limits'
import { tooBusy } from '#app/people/codes/errors'

const WAITING_AT_MOST = 50

/** Work that takes its turn: some at once, some waiting, and a refusal for whoever comes after them. */
export class WaitingLine {
  #running = 0
  readonly #waiting: (() => void)[] = []

  async run<T>(atOnce: number, work: () => Promise<T>): Promise<T> {
    if (this.#running < atOnce) this.#running += 1
    else await this.#waitForTurn()
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }

  async #waitForTurn(): Promise<void> {
    if (this.#waiting.length >= WAITING_AT_MOST) throw tooBusy()
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }
}

/** One line for the process: each hash takes 32 MB and a third of a second of the few threads there are. */
const line = new WaitingLine()
let decoy: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return line.run(limits.logins.hashesAtOnce, () => hash.make(plain(password)))
}

/** Takes as long without an account (`hashed` is null) as with one, so that the time tells nothing. */
export async function isPasswordRight(hashed: string | null, password: string): Promise<boolean> {
  const otherwise = await (decoy ??= hash.make(randomUUID()))
  const isSame = await line.run(limits.logins.hashesAtOnce, () =>
    hash.verify(hashed ?? otherwise, plain(password))
  )
  return isSame && hashed !== null
}

/** The same password typed on another keyboard may come as other code points. */
function plain(password: string): string {
  return password.normalize('NFKC')
}
