import { test } from '@japa/runner'
import type { Page } from 'playwright'
import type { Visitor } from '#tests/journeys/browser'
import { type Product, sharedProduct } from '#tests/journeys/product'
import {
  eventually,
  givePlan,
  lastOfHers,
  type NewPerson,
  visitAsNewMember,
} from '#tests/journeys/steps'

const WEEK_MS = 7 * 24 * 60 * 60_000
const FILLERS = 120

interface Talk {
  me: Visitor
  phone: Page
}

interface Listed {
  id: number
  text: string
  about: string
  heldUntil: string | null
}

test.group('What she remembers', () => {
  test('five things told, one changed, one forgotten, and asked a week later', async ({
    assert,
  }) => {
    const product = await sharedProduct()
    const me = await visitAsNewMember(product)
    givePlan(product, me.own, { type: 'starter', limit: 50, used: 0 })
    const phone = await me.context.newPage()
    await phone.goto(`/simulator?phone=${encodeURIComponent(`+1${me.own.phone}`)}`)
    await phone.getByText('STOP to end').first().waitFor()
    const talk = { me, phone }
    for (const told of [
      'I live in Lisbon',
      'My sister is called Anna',
      'I work as a nurse',
      'My parrot is called Fidel',
      'I love kayaking',
    ]) {
      await say(talk, told)
    }
    await say(talk, 'I moved to Porto')
    await eventually(async () => (await current(me)).includes('You live in Porto.'))
    assert.notInclude(await current(me), 'You live in Lisbon.')
    assert.match(await say(talk, 'forget my job'), /gone|forgotten/i)
    await seeSettings(me.page)
    passWeek(product, me.own)
    assert.match(await say(talk, 'where do I live?'), /Porto/)
    assert.match(await say(talk, "what's my sister's name?"), /Anna/)
    assert.match(await say(talk, "do you remember my parrot's name?"), /Fidel/)
    assert.notMatch(await say(talk, 'what do I do for work?'), /nurse/i)
    const told = await say(talk, 'what do you know about me?')
    for (const fact of [/Porto/, /Anna/, /Fidel/, /kayaking/]) assert.match(told, fact)
    assert.notMatch(told, /nurse|You live in Lisbon/i)
    assert.deepEqual(me.complaints, [])
    await me.context.close()
  }).tags(['@core'])
})

/** Types on the phone and answers what she texts back. */
async function say({ me, phone }: Talk, words: string): Promise<string> {
  const before = (await lastOfHers(me)).id
  await phone.getByLabel('Text message').fill(words)
  await phone.getByRole('button', { name: 'Send', exact: true }).click()
  await eventually(async () => (await lastOfHers(me)).id > before)
  return (await lastOfHers(me)).message
}

async function current({ context }: Visitor): Promise<string[]> {
  const answer = await context.request.get('/api/memories')
  const { memories } = (await answer.json()) as { memories: Listed[] }
  return memories.flatMap((one) => (one.heldUntil === null ? [one.text] : []))
}

async function seeSettings(page: Page): Promise<void> {
  await page.goto('/settings#memories')
  await page.getByText('You live in Porto.').first().waitFor()
  const { y = Number.NaN } = (await page.locator('#memories').boundingBox()) ?? {}
  if (!(y >= 0 && y < 200)) throw new Error(`what she remembers begins at ${y} px`)
  await page.getByText('No longer true', { exact: true }).waitFor()
  if (await page.getByText('nurse').isVisible()) throw new Error('the job is still shown')
}

/** A week goes by in which other things were said, more than any prompt holds. */
function passWeek(product: Product, { email }: NewPerson): void {
  const week = String(WEEK_MS)
  const own = 'user_id = (select id from users where email = ?)'
  product.change(
    `update messages set created_at = created_at - ${week}, sent_at = sent_at - ${week},
       sending_at = sending_at - ${week}
     where ${own}`,
    email
  )
  product.change(
    `update conversations set ai_noticed_at = ai_noticed_at - ${week} where ${own}`,
    email
  )
  product.change(
    `update memories set saved_at = saved_at - ${week}, said_at = said_at - ${week} where ${own}`,
    email
  )
  for (let index = 0; index < FILLERS; index++) {
    product.change(
      `insert into messages (conversation_id, user_id, direction, kind, body, phone, phone_key, state,
         answered_by, created_at)
       select conversation_id, user_id, case ? when 0 then 'inbound' else 'outbound' end,
         case ? when 0 then 'talk' else 'reply' end, ?, phone, phone_key,
         case ? when 0 then 'received' else 'delivered' end, 0, ?
       from messages where body = 'I love kayaking' and ${own} limit 1`,
      index % 2,
      index % 2,
      `Something small about the weather, number ${index}.`,
      index % 2,
      Date.now() - (FILLERS - index + 30) * 60_000,
      email
    )
  }
}
