import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import { CreateGirlfriend } from '#app/people/girlfriends/create_girlfriend'
import { clock, pass, runDue, signedUpUser, sms, text } from '#tests/world'
import { type Named, readScriptedTalks, type ScriptedTalk } from './data.js'

export interface WrittenTalk {
  name: string
  /** Both sides, for a reader. */
  markdown: string
  /** Her texts alone, in order. */
  hers: string[]
  /** Texts of the person that nothing came back to. */
  unanswered: number
}

const BEGIN = '2026-10-05T09:00:00-04:00'
const ZONE = 'America/New_York'
const STEP_MS = 5000
const LONGEST_WAIT_MS = 10 * 60_000
const APART_MS = 4 * 60_000
/** So many texts, then hours without one. */
const A_SITTING = 6
const BETWEEN_SITTINGS_MS = 5 * 3_600_000

/** Each script lived through as the product does it, with the model that is chosen. */
export async function writeTalks(folder: string): Promise<WrittenTalk[]> {
  const written: WrittenTalk[] = []
  for (const script of readScriptedTalks(folder)) written.push(await writeTalk(script))
  return written
}

async function writeTalk({ name, part }: Named<ScriptedTalk>): Promise<WrittenTalk> {
  clock.at(BEGIN)
  const { persona } = part
  const user = await signedUpUser({ messages: 1000, timeZone: ZONE, firstName: null })
  const create = await app.container.make(CreateGirlfriend)
  await create.execute(user.id, { ...persona, image: 'valentina' })
  await runDue()
  const said = () => sms.textsTo(user.phone)
  const lines = [`## ${name}: ${persona.name}, ${persona.personality}`, '', ...quoted(said())]
  let unanswered = 0
  for (const [index, body] of part.texts.entries()) {
    await pass(index > 0 && index % A_SITTING === 0 ? BETWEEN_SITTINGS_MS : APART_MS, STEP_MS)
    const before = said().length
    lines.push(`**${timeOf()}** ${body}`, '')
    await text(user, body)
    for (let waited = 0; said().length === before && waited < LONGEST_WAIT_MS; waited += STEP_MS) {
      await pass(STEP_MS, STEP_MS)
    }
    if (said().length === before) unanswered++
    lines.push(...quoted(said().slice(before)))
  }
  return { name, markdown: `${lines.join('\n')}\n`, hers: said(), unanswered }
}

const quoted = (bodies: readonly string[]) =>
  bodies.flatMap((body) => [`> ${body.replaceAll('\n', '\n> ')}`, ''])

const timeOf = () => DateTime.fromMillis(clock.now(), { zone: ZONE }).toFormat('ccc HH:mm')
