import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Measured {
  requests: number
  seconds: number
  /** Milliseconds from the moment each request was due to its whole answer, in order of arrival. */
  latencies: number[]
}

interface Waiting {
  dueAt: number
  request: Buffer
  done(): void
  failed(error: Error): void
}

const HEAD_END = Buffer.from('\r\n\r\n')
const STALLED_AFTER_MS = 20_000

/** One keep-alive connection, one request at a time; written by hand so that the client costs little. */
class Connection {
  #received: Buffer = Buffer.alloc(0)
  #waiting?: Waiting

  private constructor(private readonly socket: Socket) {
    socket.setNoDelay(true)
    socket.setTimeout(STALLED_AFTER_MS, () => socket.destroy(new Error('no answer came')))
    socket.on('data', (chunk: Buffer) => this.#take(chunk))
    socket.on('error', (error) => this.#waiting?.failed(error))
    socket.on('close', () => this.#waiting?.failed(new Error('the connection was closed')))
  }

  static async open(port: number): Promise<Connection> {
    const socket = connect({ host: '127.0.0.1', port })
    await once(socket, 'connect')
    return new Connection(socket)
  }

  /** A connection that failed stays taken: the run ends with its error. */
  get isFree(): boolean {
    return this.#waiting === undefined
  }

  send(waiting: Waiting): void {
    this.#waiting = waiting
    this.socket.write(waiting.request)
  }

  close(): void {
    this.socket.destroy()
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const headEnd = this.#received.indexOf(HEAD_END)
    if (headEnd < 0) return
    const head = this.#received.subarray(0, headEnd).toString('latin1')
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (this.#received.length < headEnd + 4 + length) return
    this.#received = Buffer.alloc(0)
    const waiting = this.#waiting
    this.#waiting = undefined
    if (/^HTTP\/1\.1 (?:200|304)/.test(head)) waiting?.done()
    else waiting?.failed(new Error(head.split('\r\n', 1)[0]))
  }
}

/** Connections are opened anew for each measurement: a server closes those that rest. */
export class Load {
  constructor(
    private readonly port: number,
    private readonly concurrency: number
  ) {}

  /** As fast as it goes: every connection sends its next request when its last is answered. */
  async flatOut(requests: Buffer[]): Promise<Measured> {
    const connections = await this.#open()
    const latencies: number[] = []
    const startedAt = performance.now()
    let next = 0
    const work = async (connection: Connection) => {
      for (let request = requests[next++]; request; request = requests[next++]) {
        latencies.push(await ask(connection, request, performance.now()))
      }
    }
    await Promise.all(connections.map(work))
    return ended({ connections, startedAt, latencies })
  }

  /** So many a second: a request that has to wait for a connection has been waiting since it was due. */
  async paced(requests: Buffer[], perSecond: number): Promise<Measured> {
    const connections = await this.#open()
    const latencies: number[] = []
    const open: Promise<void>[] = []
    const startedAt = performance.now()
    for (const [index, request] of requests.entries()) {
      const dueAt = startedAt + (index * 1000) / perSecond
      const wait = dueAt - performance.now()
      if (wait > 0) await sleep(wait)
      const connection = await takeFree(connections)
      open.push(ask(connection, request, dueAt).then((latency) => void latencies.push(latency)))
    }
    await Promise.all(open)
    return ended({ connections, startedAt, latencies })
  }

  #open(): Promise<Connection[]> {
    const each = Array.from({ length: this.concurrency }, () => Connection.open(this.port))
    return Promise.all(each)
  }
}

function ended(by: {
  connections: Connection[]
  startedAt: number
  latencies: number[]
}): Measured {
  const seconds = (performance.now() - by.startedAt) / 1000
  for (const connection of by.connections) connection.close()
  return { requests: by.latencies.length, seconds, latencies: by.latencies }
}

/** In turns, so that none rests for long. */
async function takeFree(connections: Connection[]): Promise<Connection> {
  for (;;) {
    const index = connections.findIndex((connection) => connection.isFree)
    const [free] = index < 0 ? [] : connections.splice(index, 1)
    if (free) {
      connections.push(free)
      return free
    }
    await sleep(1)
  }
}

function ask(connection: Connection, request: Buffer, dueAt: number): Promise<number> {
  return new Promise((resolve, reject) => {
    connection.send({
      dueAt,
      request,
      done: () => resolve(performance.now() - dueAt),
      failed: reject,
    })
  })
}

export function percentile(latencies: number[], share: number): number {
  const sorted = [...latencies].sort((one, other) => one - other)
  const at = Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)
  return round(sorted[Math.max(0, at)] ?? 0)
}

export function median(values: number[]): number {
  return percentile(values, 0.5)
}

export function round(value: number): number {
  return Math.round(value * 100) / 100
}
