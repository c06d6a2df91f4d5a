import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { textsUnreadable } from '#app/core/telemetry/meters'
import {
  hasEnded,
  msUsed,
  newTask,
  nothingToDo,
  type ThreadTask,
} from '#app/core/threads/thread_task'

/**
 * Of a thread. Its young generation would grow to 50 MB and be no faster;
 * the more its old one may hold, the later it is tidied.
 */
const MEMORY = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 224 }
/** What looks at a whole talk has the time of so many texts. */
const TEXTS_OF_A_TALK = 8

/** A text took more time or memory than any text is worth; the thread that read it was ended. */
export class ReadForTooLong extends Error {
  constructor(readonly reading: string) {
    super(`${reading} took too much; its thread was ended`)
  }
}

/**
 * Runs pure functions of foreign words in threads: however
 * long one of them takes, requests are answered meanwhile.
 */
export class Threads {
  #pool: Piscina | undefined
  #loaded: Promise<unknown> | undefined
  #busy = 0
  readonly #waiting: { first: (() => void)[]; usual: (() => void)[] } = { first: [], usual: [] }

  /**
   * `file` exports a function that does a `ThreadTask`; `limitMs` is for one text,
   * `first` are tasks that go before others, `wide` those that look at a whole talk.
   */
  constructor(
    private readonly file: URL,
    private readonly settings: {
      count: number
      limitMs: number
      first?: readonly string[]
      wide?: readonly string[]
    }
  ) {}

  /** Loading what the threads know takes seconds: it is over when this resolves. */
  async warmUp(): Promise<void> {
    this.#pool ??= this.#begin()
    await this.#loaded
  }

  #begin(): Piscina {
    const { count } = this.settings
    const pool = new Piscina({
      filename: fileURLToPath(this.file),
      minThreads: count,
      maxThreads: count,
      resourceLimits: MEMORY,
    })
    // Each thread does one at a time.
    this.#loaded = Promise.all(Array.from({ length: count }, () => pool.run(nothingToDo())))
    // Who does not wait for it is told by its own reading.
    this.#loaded.catch(() => {})
    return pool
  }

  /** Rejects with ReadForTooLong, or as the function does. */
  async run(name: string, values: readonly unknown[]): Promise<unknown> {
    const pool = (this.#pool ??= this.#begin())
    await this.#takeSeat(this.settings.first?.includes(name) ? 'first' : 'usual')
    const ending = new AbortController()
    const task = newTask(name, values)
    const watch = this.#watch(task, ending, this.#limitOf(name))
    try {
      return await pool.run(task, { signal: ending.signal })
    } catch (error) {
      if (!ending.signal.aborted && !isOutOfMemory(error)) throw error
      textsUnreadable.inc({ reading: name })
      throw new ReadForTooLong(name)
    } finally {
      watch.stop()
      this.#leaveSeat()
    }
  }

  /** One for each thread: what waits here can still be overtaken by what is urgent. */
  async #takeSeat(line: 'first' | 'usual'): Promise<void> {
    if (this.#busy < this.settings.count) this.#busy++
    else await new Promise<void>((sit) => this.#waiting[line].push(sit))
  }

  #leaveSeat(): void {
    const next = this.#waiting.first.shift() ?? this.#waiting.usual.shift()
    if (next) next()
    else this.#busy--
  }

  async close(): Promise<void> {
    // A thread that is ended while it loads would end the whole process (V8, modules that wait for others).
    await this.#loaded?.catch(() => {})
    await this.#pool?.destroy()
    this.#pool = undefined
  }

  #limitOf(name: string): number {
    const { limitMs, wide } = this.settings
    return wide?.includes(name) ? limitMs * TEXTS_OF_A_TALK : limitMs
  }

  #watch(task: ThreadTask, ending: AbortController, limitMs: number): { stop(): void } {
    let timer = setTimeout(look, limitMs)
    function look() {
      if (hasEnded(task)) return
      const left = limitMs - msUsed(task)
      if (left <= 0) ending.abort()
      else timer = setTimeout(look, left)
    }
    return { stop: () => clearTimeout(timer) }
  }
}

function isOutOfMemory(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/** For work that goes on without the words of one text: what it counts as when it was read for too long. */
export async function readOr<Answer>(reading: Promise<Answer>, unread: Answer): Promise<Answer> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ReadForTooLong) return unread
    throw error
  }
}

/** Many texts in one go; when that takes too long, each by itself, so that a bad one costs only itself. */
export async function readEach<Text, Answer>(
  texts: readonly Text[],
  readAll: (texts: readonly Text[]) => Promise<Answer[]>,
  unread: (text: Text) => Answer
): Promise<Answer[]> {
  if (texts.length === 0) return []
  const all = await readOr<Answer[] | null>(readAll(texts), null)
  if (all) return all
  return Promise.all(texts.map(async (text) => readOne(text, readAll, unread)))
}

async function readOne<Text, Answer>(
  text: Text,
  readAll: (texts: readonly Text[]) => Promise<Answer[]>,
  unread: (text: Text) => Answer
): Promise<Answer> {
  const [answer = unread(text)] = await readOr<Answer[]>(readAll([text]), [])
  return answer
}
