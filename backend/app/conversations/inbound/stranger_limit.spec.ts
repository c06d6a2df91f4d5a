import { test } from '@japa/runner'
import limits from '#config/limits'
import { HOUR } from '#app/core/clock/durations'
import { strangersTextsDropped } from '#app/core/telemetry/meters'
import { isBeyondHandful } from '#app/conversations/inbound/stranger_limit'
import { setLimits } from '#tests/own_limits'
import { clock, database, freshDatabase, keyOf, rows, runDue, sms, text } from '#tests/world'

const unchanged = limits.strangers.textsPerDay
const STRANGER = '+12025559999'

async function write(phone = STRANGER): Promise<boolean> {
  const phoneKey = await keyOf(phone)
  return (await database()).transaction((tx) => isBeyondHandful(tx, phoneKey, clock.now()))
}
async function writeMany(count: number): Promise<boolean[]> {
  const beyond: boolean[] = []
  for (let index = 0; index < count; index++) beyond.push(await write())
  return beyond
}
const dropped = async () => (await strangersTextsDropped.get()).values[0]?.value ?? 0

test.group('The texts of a number without an account', (group) => {
  freshDatabase(group)
  group.each.setup(() => {
    strangersTextsDropped.reset()
    return setLimits('strangers', { textsPerDay: 5 })
  })

  test('who is in danger is heard, whatever else they texted that day', async ({ assert }) => {
    assert.equal(unchanged, 50)
    limits.strangers.textsPerDay = unchanged
    for (let n = 0; n < 8; n++) await text({ phone: STRANGER }, `hello ${n}`)
    await text({ phone: STRANGER }, "I'm going to kill myself tonight")
    await runDue()
    assert.match(sms.textsTo(STRANGER).join(), /988/)
  })

  test('a handful a day are read, what comes after is dropped and counted', async ({ assert }) => {
    assert.deepEqual(await writeMany(7), [...Array<boolean>(5).fill(false), true, true])
    assert.equal(await dropped(), 2)
  })

  test('the day begins with the first text and ends 24 hours later, whatever came meanwhile', async ({
    assert,
  }) => {
    await writeMany(5)
    clock.advance(24 * HOUR - 1)
    assert.isTrue(await write())
    clock.advance(1)
    assert.deepEqual(await writeMany(6), [...Array<boolean>(5).fill(false), true])
  })

  test('each number has its own', async ({ assert }) => {
    await writeMany(6)
    assert.isFalse(await write('+12025559998'))
  })

  test('a number that is known for something else begins with none', async ({ assert }) => {
    await text({ phone: STRANGER }, 'STOP')
    assert.deepEqual(await writeMany(6), [...Array<boolean>(5).fill(false), true])
    const [row] = await rows<{ opted_out_at: number }>('select opted_out_at from recipients')
    assert.equal(row?.opted_out_at, clock.now())
  })

  test('twenty at the same moment are five', async ({ assert }) => {
    const beyond = await Promise.all(Array.from({ length: 20 }, () => write()))
    assert.lengthOf(
      beyond.filter((isBeyond) => !isBeyond),
      5
    )
  })

  test('a text whose commit failed is not counted as dropped', async ({ assert }) => {
    await writeMany(5)
    const phoneKey = await keyOf(STRANGER)
    const all = await database()
    await assert.rejects(() =>
      all.transaction(async (tx) => {
        await isBeyondHandful(tx, phoneKey, clock.now())
        throw new Error('no')
      })
    )
    assert.equal(await dropped(), 0)
  })
})
