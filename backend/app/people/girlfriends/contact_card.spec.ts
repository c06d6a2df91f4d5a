import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { contactFileName, writeContactCard } from '#app/people/girlfriends/contact_card'
import { PRESETS } from '#app/people/looks/contract'
import { findContactPortrait } from '#app/people/girlfriends/find_contact_portrait'
import { freshDatabase, onboardedUser, rows, signedUpUser } from '#tests/world'

const URL = '/api/contact-card'
const BLANK = { name: 'Mia', phone: '+15550100100', url: 'https://everly.example', photo: null }

/** The lines as a phone reads them: folded ones put together again. */
function linesOf(card: string): string[] {
  return card.replaceAll('\r\n ', '').split('\r\n')
}

test.group('The contact card', (group) => {
  freshDatabase(group)

  test('holds her name, the number and the note, as a file of her name', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const response = await client.get(URL).as(user)
    response.assertStatus(200)
    assert.match(response.header('content-type') ?? '', /^text\/vcard; charset=utf-8$/i)
    assert.equal(response.header('content-disposition'), 'attachment; filename="Valentina.vcf"')
    assert.equal(response.header('cache-control'), 'no-store')
    const lines = linesOf(response.text())
    const { PORT, HOST } = process.env
    assert.includeMembers(lines, [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Valentina',
      'N:;Valentina;;;',
      'NICKNAME:Valentina',
      'TEL;TYPE=CELL:+15550100100',
      `URL:http://${HOST}:${PORT}`,
      'NOTE:AI companion from Everly. Text STOP to opt out\\, HELP for help.',
      'END:VCARD',
    ])
  })

  test('is not found before she exists, and nothing for visitors', async ({ client, assert }) => {
    const user = await signedUpUser()
    const none = await client.get(URL).as(user)
    const visitor = await client.get(URL)
    assert.deepEqual([none.status(), visitor.status()], [404, 401])
  })

  test('a stored name cannot add lines of its own', async ({ client, assert }) => {
    const user = await onboardedUser()
    const name = 'Mia\r\nTEL:+19005550000\u2028X\0'
    await rows('update girlfriends set name = ? returning id', name.replace('\0', '\u0007'))
    const response = await client.get(URL).as(user)
    assert.include(linesOf(response.text()), 'FN:Mia TEL:+19005550000 X ')
    assert.notMatch(response.text(), /^TEL:/m)
    assert.equal(
      response.header('content-disposition'),
      'attachment; filename="Mia TEL19005550000 X.vcf"'
    )
  })

  test('commas, semicolons and backslashes are part of the name', ({ assert }) => {
    const card = writeContactCard({ ...BLANK, name: 'Mia; Rose, \\o/' })
    assert.includeMembers(linesOf(card), [
      'FN:Mia\\; Rose\\, \\\\o/',
      'N:;Mia\\; Rose\\, \\\\o/;;;',
    ])
  })

  test('no line is longer than 75 octets and no character is cut in two', ({ assert }) => {
    const name = '🙂é界'.repeat(13)
    const card = writeContactCard({ ...BLANK, name, photo: Buffer.alloc(5000, 7) })
    for (const line of card.split('\r\n')) assert.isAtMost(Buffer.byteLength(line), 75)
    assert.include(linesOf(card), `FN:${name}`)
    const photo = Buffer.alloc(5000, 7).toString('base64')
    assert.include(linesOf(card), `PHOTO;ENCODING=b;TYPE=PNG:${photo}`)
  })

  test('every portrait has a picture small enough for a phone book', async ({ assert }) => {
    for (const { key } of PRESETS) {
      const picture = await findContactPortrait(app.makePath('frontend/public'), key)
      assert.equal(picture?.subarray(1, 4).toString(), 'PNG')
      assert.isBelow(picture?.length ?? Infinity, 50_000)
    }
    assert.isNull(await findContactPortrait(app.makePath('nowhere'), 'maya'))
  })

  test('with a look of her own there is no photo, rather than one of somebody else', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const image = 'look.maya.cocoa.curls.rose.round.rust.kitchen'
    await client.put('/api/girlfriend').as(user).json({ image })
    const response = await client.get(URL).as(user)
    response.assertStatus(200)
    assert.notInclude(response.text(), 'PHOTO')
    assert.isNull(await findContactPortrait(app.makePath('frontend/public'), image))
  })

  test('without a number there is no line for one', ({ assert }) => {
    assert.notInclude(writeContactCard({ ...BLANK, phone: '' }), 'TEL')
  })

  test('{name} is kept as {file}')
    .with([
      { name: 'Zoë', file: 'Zoe.vcf' },
      { name: 'Mary-Jane  Ann', file: 'Mary-Jane Ann.vcf' },
      { name: '"; rm -rf /', file: 'rm -rf.vcf' },
      { name: '../../etc', file: 'etc.vcf' },
      { name: '美咲', file: 'companion.vcf' },
    ])
    .run(({ assert }, { name, file }) => {
      assert.equal(contactFileName(name), file)
    })
})
