import { test } from '@japa/runner'
import { crisisSignals, isCrisis } from '#app/safety/crisis/crisis_detector'
import { measure, rate, readCorpus } from '#tests/corpora/corpus'
import { checkEachRow } from '#tests/check_each_row'

test.group('Crisis detector, grief and look-alikes', () => {
  test('takes no grief, fear or tablet for a crisis, and hears it beside them', ({ assert }) => {
    const lines = readCorpus('crisis', '_5')
    const measured = measure(lines, ({ text }) => isCrisis(text))
    assert.deepEqual(
      measured.wrong.filter(({ label }) => label === 'harmless').map(({ text }) => text),
      []
    )
    assert.isAtLeast(rate(measured, 'signal all'), 0.98)
  })

  test('knows whose death it is', ({ assert }) =>
    checkEachRow(
      [
        { text: 'my mom has cancer and shes dying', kind: null },
        { text: 'im losing my mom, shes dying', kind: null },
        { text: 'my cat is dying and i have to decide tomorrow', kind: null },
        { text: 'im scared of dying', kind: null },
        { text: 'tengo miedo de morir en la operacion', kind: null },
        { text: 'me duele la cabeza, me tome dos pastillas', kind: null },
        { text: 'i dont know what im doing with my life', kind: null },
        { text: "I'm dying to see it", kind: null },
        { text: 'im dying to know what happened!!', kind: null },
        { text: 'im dying to end it all', kind: 'self' },
        { text: 'tengo que irme', kind: null },
        { text: 'bueno debo irme, hablamos luego', kind: null },
        { text: 'voy a irme ya', kind: null },
        { text: 'tengo que irme de este mundo', kind: 'self' },
        { text: 'tengo que irme, perdonenme todos por no aguantar', kind: 'self' },
        { text: 'my mom is dying and i want to go with her', kind: 'self' },
        { text: 'i want to die like my dog did', kind: 'self' },
        { text: "i'm dying inside", kind: 'self' },
        { text: 'when she dies im going too', kind: 'self' },
        { text: 'once my dad dies ill be right behind him', kind: 'self' },
        { text: 'my mom died, im next', kind: 'self' },
        { text: 'why did my sister die and not me', kind: 'self' },
        { text: 'my mom is dying and i wish it was me', kind: 'self' },
        { text: 'my dad is dying and so am i inside', kind: 'self' },
        { text: 'mi papa murio y yo quiero estar con el', kind: 'self' },
        { text: 'scared of dying, scared of living', kind: 'self' },
        { text: 'im not scared to die', kind: 'self' },
        { text: 'me da miedo vivir y quiero morir', kind: 'self' },
        { text: 'i took two pills, the rest are lined up', kind: 'self' },
        { text: 'me tome una pastilla, ya casi todas', kind: 'self' },
        { text: 'i dont know what im doing with my life, might end it', kind: 'self' },
        { text: 'my friend is going to die she swallowed bleach help', kind: 'other' },
      ] as const,
      ({ text, kind }) => {
        assert.equal(crisisSignals(text).kind, kind)
      }
    ))
})
