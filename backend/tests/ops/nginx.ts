import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const CONFIGURATION = new URL('../../deploy/nginx/everly.conf', import.meta.url)
const PROGRAM = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find(existsSync)
const STARTED_WITHIN_MS = 5000

export const isNginxHere = PROGRAM !== undefined

export interface Nginx {
  /** What it wrote of requests so far. */
  log(): string
  stop(): Promise<void>
}

/** Nginx as it is delivered; only addresses, certificates and places of logs are others. */
export async function startNginx({
  port,
  upstreams,
}: {
  port: number
  upstreams: readonly [number, number]
}): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'everly-nginx-'))
  const file = join(folder, 'nginx.conf')
  const delivered = adapted(readFileSync(CONFIGURATION, 'utf8'), { port, upstreams, folder })
  const own = `daemon off; worker_processes 1; pid ${folder}/pid; events { worker_connections 1024; }`
  writeFileSync(file, `${own}\nhttp {\n${delivered}\n}\n`)
  const child = spawn(PROGRAM!, ['-p', folder, '-c', file, '-e', join(folder, 'start.log')], {
    stdio: 'inherit',
  })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  await whenListening(port)
  return {
    log: () => readFileSync(join(folder, 'everly.log'), 'utf8'),
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      process.off('exit', kill)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function adapted(
  text: string,
  { port, upstreams, folder }: { port: number; upstreams: readonly number[]; folder: string }
): string {
  const [upstream = '', ...servers] = text.split(/^(?=server \{)/m)
  return [upstream, servers.at(-1)]
    .join('')
    .replace('web-1:3333', `127.0.0.1:${upstreams[0]}`)
    .replace('web-2:3333', `127.0.0.1:${upstreams[1]}`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^ *(http2 on|listen \[::\]:443 ssl|ssl_certificate.*);\n/gm, '')
    .replaceAll('/var/log/nginx/', `${folder}/`)
}

async function whenListening(port: number): Promise<void> {
  const until = Date.now() + STARTED_WITHIN_MS
  while (Date.now() < until) {
    const socket = connect({ host: '127.0.0.1', port })
    const isThere = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isThere) return
    await sleep(50)
  }
  throw new Error('nginx did not start.')
}
