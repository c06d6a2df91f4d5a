import { test } from '@japa/runner'
import { isEndedBy, isLastWord } from '#app/memory/facts/excluding_facts'
import { findFacts } from '#app/memory/facts/find_facts'
import { checkEachRow } from '#tests/check_each_row'

const NOON = Date.parse('2026-11-21T17:00:00Z')

function told(text: string) {
  return findFacts(
    { sender: 'user', text, at: NOON },
    { timeZone: 'America/New_York', before: [] }
  ).filter(({ confidence }) => confidence >= 0.5)
}

function written(text: string): string[] {
  return told(text).map(
    ({ slot, value, change }) => `${change === 'ended' ? '!' : ''}${slot}=${value}`
  )
}

/** What may change what else is so. */
const READ: [string, string[]][] = [
  ['I dont have kids', ['number of:children=0']],
  ["i don't have kids yet", ['number of:children=0']],
  ['we dont have children', ['number of:children=0']],
  ['i never had kids', ['number of:children=0']],
  ['i dont really have siblings', ['number of:siblings=0']],
  ['i dont have kids but my sister does', ['number of:children=0']],
  ['i broke up', ['relationship=single']],
  ['jess and i broke up', ['relationship=single']],
  ['jess and i split up last night', ['relationship=single']],
  ['my divorce is final', ['relationship=divorced']],
  ['my divorce was finalized in may', ['relationship=divorced']],
  ['my other dog is called Rex', ['pet:rex=dog']],
  ['my dog is called Max. my dog died', ['pet:max=dog', '!pet:max=dog', 'life of:max=died']],
]
const NOT_READ = [
  'i dont have kids with her',
  "i don't have kids to pick up today",
  'i dont have kids at home tonight',
  'i dont have friends',
  'do you have kids?',
  'i never have kids over',
  'we never have any kids in here',
  'i broke up a fight',
  'i broke up the dough',
  'my sister and her boyfriend broke up',
  'my friends divorce is final',
  'my divorce is a mess',
  'my girlfriend was called Jess',
  "my wife's name was Ann",
  'my first husband was called Tom',
  'my boyfriend was called away',
]

const DIED = { slot: 'life of:wife', value: 'died' }

test.group('Facts that exclude each other', () => {
  test('reads what ends an earlier fact', ({ assert }) =>
    checkEachRow(READ, ([text, facts]) => assert.sameMembers(written(text), facts)))
  test('reads nothing where nothing ends', ({ assert }) =>
    checkEachRow(NOT_READ, (text) => assert.isEmpty(written(text))))

  test('work ends where rest begins, and the other way round', ({ assert }) => {
    const [work, rest] = [
      { slot: 'employer', value: 'Target' },
      { slot: 'job', value: 'retired' },
    ]
    assert.isTrue(isEndedBy(rest, work, false))
    assert.isTrue(isEndedBy(work, rest, false))
    assert.isFalse(isEndedBy({ slot: 'job', value: 'nurse' }, work, false))
    assert.isFalse(isEndedBy(work, { slot: 'job', value: 'nurse' }, false))
    assert.isFalse(isEndedBy(rest, { slot: 'employer of:dad', value: 'Target' }, false))
  })

  test('what one text says together goes together, but for what leaves nothing else', ({
    assert,
  }) => {
    const rest = { slot: 'job', value: 'retired' }
    assert.isFalse(isEndedBy(rest, { slot: 'employer', value: 'Target' }, true))
    const alone = { slot: 'relationship', value: 'single' }
    assert.isTrue(isEndedBy(alone, { slot: 'name of:girlfriend', value: 'Jess' }, true))
    assert.isTrue(isLastWord(alone))
    assert.isFalse(isLastWord(rest))
  })

  test('the dead have a name, and no home', ({ assert }) => {
    assert.isTrue(isEndedBy(DIED, { slot: 'home of:wife', value: 'Rome' }, false))
    assert.isFalse(isEndedBy(DIED, { slot: 'home of:mom', value: 'Rome' }, false))
    assert.isFalse(isEndedBy(DIED, { slot: 'name of:wife', value: 'Ann' }, false))
  })
})
