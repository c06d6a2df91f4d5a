import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { Database } from '#app/core/database/database'
import { runCli } from '#tests/child'
import { type Installation, OPERATOR } from '#tests/ops/installation'
import { unusedPort } from '#tests/unused_port'

const WITHIN_MS = 150_000

/** The only worker is killed: who still answers requests says so, and tells the operator. */
export async function workerGone(place: Installation): Promise<string[]> {
  const PORT = String(await unusedPort())
  const PUBLIC_URL = `http://127.0.0.1:${PORT}`
  const web = await place.process('web', { PUBLIC_URL, PORT })
  const worker = await place.process('worker', { PUBLIC_URL })
  await Promise.all([web.start(), worker.start()])
  const statusOf = async (query = '') => {
    const answer = await fetch(`${web.url}/health/ready${query}`)
    await answer.body?.cancel()
    return answer.status
  }
  const before = await statusOf()
  await worker.kill()
  const killedAt = Date.now()
  const isTold = () => place.twilio.sent.some(({ to }) => to === OPERATOR)
  while (!(isTold() && (await statusOf()) === 503) && Date.now() - killedAt < WITHIN_MS)
    await sleep(500)
  const seconds = Math.round((Date.now() - killedAt) / 1000)
  console.log(`  told and not ready ${seconds} s after the worker was killed`)
  const doctor = await runCli(['doctor', '--json'], { ...place.settings, PUBLIC_URL, PORT })
  const expected: [string, boolean][] = [
    ['ready with a worker', before === 200],
    ['not ready without one', (await statusOf()) === 503],
    ['ready by itself', (await statusOf('?only=web')) === 200],
    ['told the operator', isTold()],
    ['the doctor ends with 1', doctor.code === 1],
    ['the doctor names the alarm', doctor.stdout.includes('no_worker')],
  ]
  await worker.start()
  expected.push(['ready with a worker again', (await statusOf()) === 200])
  await Promise.all([web.stop(), worker.stop()])
  const problems = expected.filter(([, isSo]) => !isSo).map(([what]) => `not so: ${what}`)
  return isTold() ? problems : [...problems, await alarmTexts()]
}

/** What became of the texts that should have told the operator. */
async function alarmTexts(): Promise<string> {
  const { read } = await app.container.make(Database)
  const texts = await read.all(
    `select state, reason, verdict, tries, due_at - created_at as held_ms from messages
     where kind = 'operator_alarm'`
  )
  return `texts to the operator: ${JSON.stringify(texts)}`
}
