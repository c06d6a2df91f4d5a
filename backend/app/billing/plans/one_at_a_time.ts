/** What one person does about payments happens one after the other: two tabs, a double click, a reload. */
export class OneAtATime {
  readonly #last = new Map<number, Promise<unknown>>()

  async run<T>(userId: number, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(userId) ?? Promise.resolve()
    const mine = before.then(work, work)
    this.#last.set(userId, mine)
    try {
      return await mine
    } finally {
      if (this.#last.get(userId) === mine) this.#last.delete(userId)
    }
  }
}
