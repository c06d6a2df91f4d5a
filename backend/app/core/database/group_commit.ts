import type { Database } from '#app/core/database/database'
import type { Tx } from '#app/core/database/sql'

interface Waiting<In, Out> {
  item: In
  resolve(result: Out): void
  reject(error: unknown): void
}

interface GroupCommitOptions<In, Out> {
  /** In this order those that share a commit are written, or two commits could wait for each other's rows. */
  orderOf?(item: In): string
  /**
   * Where there are several writers: locks the rows of as many of these as nobody else has, and answers which
   * those are. Each of the others gets a commit of its own, beside those of whoever comes later.
   */
  lockFree?(tx: Tx, items: readonly In[]): Promise<(item: In) => boolean>
  /** Once for all that share a commit, at its end. */
  close?(tx: Tx, results: Out[]): Promise<void>
  /** See `Database.transaction`. */
  isFirst?: boolean
}

const LARGEST_BATCH = 200
const PATIENCE_MS = 1000

/**
 * Everything that arrives while one commit is on its way shares the next one: the durability of a commit
 * each at a fraction of the price. An item is done only when its commit is.
 */
export class GroupCommit<In, Out> {
  #waiting: Waiting<In, Out>[] = []
  #isWriting = false
  /** Of those that wait for somebody else's rows, one after the other; never rejects. */
  #aside = Promise.resolve()
  #patience?: NodeJS.Timeout

  constructor(
    private readonly database: Database,
    private readonly write: (tx: Tx, item: In) => Promise<Out>,
    private readonly options: GroupCommitOptions<In, Out> = {}
  ) {}

  add(item: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      if (!this.#isWriting) this.#start()
    })
  }

  /** The same of what nobody waits for: the next one's commit is soon enough, or one within a second. */
  addPatiently(item: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      this.#patience ??= setTimeout(() => this.#start(), PATIENCE_MS)
    })
  }

  /** Resolves when nothing waits any more. */
  async written(): Promise<void> {
    while (this.#waiting.length > 0 || this.#isWriting) {
      if (!this.#isWriting) this.#start()
      await new Promise((resume) => setImmediate(resume))
    }
    await this.#aside
  }

  #start(): void {
    clearTimeout(this.#patience)
    this.#patience = undefined
    if (this.#isWriting) return
    this.#isWriting = true
    setImmediate(() => void this.#drain())
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) await this.#commit()
    this.#isWriting = false
  }

  /** Filled once the transaction has begun: who came while it waited for its turn shares it. */
  async #commit(only?: Waiting<In, Out>): Promise<void> {
    const batch = only ? [only] : []
    const gather = () => {
      if (batch.length === 0) batch.push(...this.#next())
    }
    try {
      const [free, results] = await this.database.transaction(async (tx) => {
        gather()
        const some = only ? batch : await this.#freeOf(tx, batch)
        return [some, await this.#writeAll(tx, some)]
      }, this.options)
      free.forEach((waiting, index) => waiting.resolve(results[index] as Out))
      for (const waiting of batch) if (!free.includes(waiting)) this.#commitAside(waiting)
    } catch (error) {
      // Not even begun, or one bad item, which must not fail its neighbours: each gets a commit of its own.
      gather()
      if (batch.length === 1) batch[0]?.reject(error)
      else for (const waiting of batch) await this.#commit(waiting)
    }
  }

  #commitAside(waiting: Waiting<In, Out>): void {
    this.#aside = this.#aside.then(() => this.#commit(waiting))
  }

  #next(): Waiting<In, Out>[] {
    const next = this.#waiting.splice(0, LARGEST_BATCH)
    const { orderOf } = this.options
    if (!orderOf) return next
    return next
      .map((waiting) => ({ waiting, key: orderOf(waiting.item) }))
      .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
      .map(({ waiting }) => waiting)
  }

  async #freeOf(tx: Tx, batch: Waiting<In, Out>[]): Promise<Waiting<In, Out>[]> {
    const { lockFree } = this.options
    if (!lockFree || this.database.dialect.hasOneWriter) return batch
    const isFree = await lockFree(
      tx,
      batch.map(({ item }) => item)
    )
    return batch.filter(({ item }) => isFree(item))
  }

  async #writeAll(tx: Tx, batch: Waiting<In, Out>[]): Promise<Out[]> {
    const results: Out[] = []
    for (const waiting of batch) results.push(await this.write(tx, waiting.item))
    await this.options.close?.(tx, results)
    return results
  }
}
