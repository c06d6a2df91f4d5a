import { test } from '@japa/runner'
import { attentionTo, type WorthLooking } from '#app/operations/figures/attention'
import type { Purse } from '#app/ledgers/spending/purses'

const CALM: WorthLooking = {
  crises: 0,
  otherSafetyEvents: 0,
  alarms: 0,
  deadJobs: 0,
  pastDue: 0,
  oldestDueAt: null,
  texts: { ended: 100, undelivered: 0 },
  since: Date.parse('2026-11-17T17:00:00Z'),
  verification: [],
  purses: [],
}
const spent = (purse: Purse, spentMicros: number) => ({ purse, spentMicros, capMicros: 1000 })
const found = (more: Partial<WorthLooking>) => attentionTo({ ...CALM, ...more })
const kinds = (more: Partial<WorthLooking>) => found(more).map(({ kind }) => kind)

/** The filter a list of the console would be opened with. */
function filterIn(to = ''): unknown {
  const { pathname, searchParams } = new URL(to, 'http://everly.test')
  return [pathname, JSON.parse(searchParams.get('filter') ?? 'null')]
}

test.group('What needs attention', () => {
  test('nothing on a calm day', ({ assert }) => assert.isEmpty(found({})))

  test('a crisis comes first, before all other things', ({ assert }) => {
    assert.deepEqual(
      kinds({
        crises: 1,
        otherSafetyEvents: 2,
        alarms: 1,
        deadJobs: 3,
        pastDue: 1,
        purses: [spent('members', 800)],
      }),
      ['crisis', 'safety', 'alarm', 'dead_jobs', 'past_due', 'spend']
    )
  })

  test('one and many are said as they are', ({ assert }) => {
    assert.equal(found({ crises: 1 })[0]?.text, '1 crisis is unanswered')
    assert.equal(found({ deadJobs: 2 })[0]?.text, '2 jobs are dead')
  })

  test('each leads to its list, filtered', ({ assert }) => {
    assert.deepEqual(filterIn(found({ crises: 1 })[0]?.to), [
      '/admin/safety-events',
      { state: 'open', kind: ['crisis', 'crisis_other'] },
    ])
    // All that are counted, or some of them would be found nowhere.
    assert.deepEqual(filterIn(found({ otherSafetyEvents: 1 })[0]?.to), [
      '/admin/safety-events',
      { state: 'open', kind: ['eating', 'minor', 'minor_sexual', 'explicit', 'report'] },
    ])
    assert.deepEqual(filterIn(found({ alarms: 1 })[0]?.to), ['/admin/alarms', { isCleared: false }])
    assert.deepEqual(filterIn(found({ texts: { ended: 9, undelivered: 9 } })[0]?.to), [
      '/admin/messages',
      { state: ['undelivered', 'failed'], createdAt_gte: '2026-11-17T17:00:00.000Z' },
    ])
  })

  test('some texts always get lost: {$self.ended} ended, {$self.undelivered} of them lost')
    .with([
      { ended: 100, undelivered: 5, isMuch: false },
      { ended: 100, undelivered: 6, isMuch: true },
      { ended: 2, undelivered: 2, isMuch: false },
      { ended: 3, undelivered: 3, isMuch: true },
    ])
    .run(({ assert }, { isMuch, ...texts }) => {
      assert.deepEqual(kinds({ texts }), isMuch ? ['undelivered'] : [])
    })

  test('codes asked for and not entered: {$self.verified} of {$self.asked}')
    .with([
      { asked: 19, verified: 0, isOdd: false },
      { asked: 20, verified: 5, isOdd: true },
      { asked: 20, verified: 6, isOdd: false },
    ])
    .run(({ assert }, { isOdd, ...row }) => {
      assert.deepEqual(
        kinds({ verification: [{ prefix: '+1202', ...row }] }),
        isOdd ? ['conversion'] : []
      )
    })

  test('the cap of a purse from four fifths on: {$self.spentMicros}')
    .with([
      { spentMicros: 799, isNear: false },
      { spentMicros: 800, isNear: true },
      { spentMicros: 5000, isNear: true },
    ])
    .run(({ assert }, { spentMicros, isNear }) => {
      assert.deepEqual(kinds({ purses: [spent('members', spentMicros)] }), isNear ? ['spend'] : [])
    })

  test('each purse is told by its name', ({ assert }) => {
    const purses = [spent('members', 900), spent('strangers', 1000), spent('codes', 800)]
    assert.deepEqual(
      found({ purses }).map(({ text }) => text),
      [
        "90% of today's spend cap is used",
        "100% of today's cap for unknown numbers is used",
        "80% of today's cap for codes is used",
      ]
    )
    assert.deepEqual(filterIn(found({ purses })[1]?.to), ['/admin/messages', { kind: ['stray'] }])
  })
})
