import { test } from '@japa/runner'
import { echoOf, isTooGrave } from '#app/companion/offline_voice/offline_echo'

const SAID_BACK = {
  'made six jars of jam today': 'you made six jars of jam today',
  'my sister called me from the boat': 'your sister called you from the boat',
  'the kids painted the fence blue': 'the kids painted the fence blue',
  'Pete planted two apple trees': 'Pete planted two apple trees',
  'i bake bread on sundays': 'you bake bread on sundays',
}
const NOT_SAID_BACK = [
  'my husband pete already asleep of course',
  'my boss all stressed over the audit',
  'the neighbors and their loud music',
  'my old truck dead at the light',
  'i think my sister wants the boat',
]
const GRAVE = [
  'lost my wife dottie in june',
  'my dad is in the hospital since tuesday',
  'we split up after six years',
  'they let me go today',
  'had to put our cat down',
]

test.group('Offline echo', () => {
  test('says back a sentence with its verb', ({ assert }) => {
    for (const [told, said] of Object.entries(SAID_BACK)) assert.equal(echoOf(told).that, said)
  })

  test('says nothing back where the grammar is not sure', ({ assert }) => {
    for (const told of NOT_SAID_BACK) assert.isUndefined(echoOf(told).that, told)
  })

  test('says no word of grave matter back', ({ assert }) => {
    assert.deepEqual(
      GRAVE.filter((words) => !isTooGrave(words)),
      []
    )
    assert.isFalse(isTooGrave('my daughter passed her driving test'))
    assert.isFalse(isTooGrave('i lost my keys at the gym'))
  })
})
