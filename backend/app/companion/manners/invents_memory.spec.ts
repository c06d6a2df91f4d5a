import { test } from '@japa/runner'
import { inventsMemory } from '#app/companion/manners/invents_memory'
import type { Scene } from '#app/companion/voice/language_model'
import { sceneOf, says } from '#tests/voice/scene'

const faultIn = (reply: string, scene: Scene) =>
  inventsMemory(reply, { scene, prefix: '' } as never)

test.group('That they told her something', () => {
  const INVENTED = [
    'Well you told me in spring you were a chef on a cruise ship, so cook something.',
    'How did it go with Rebecca after that fight you told me about in Cancun?',
    'Me contaste que tu hermano vive en Veracruz con su esposa.',
  ]
  for (const reply of INVENTED) {
    test(`is not to be made up: ${reply}`, ({ assert }) => {
      assert.isNotNull(faultIn(reply, sceneOf(['what should i do tonight'])))
    })
  }

  test('may be said when it stands in the talk, in a memory or an old line', ({ assert }) => {
    const reply = 'You told me Rebecca fought with you in Cancun, how is she?'
    const remembered = { facts: [], ofHer: [], summary: '', moments: [] }
    const line = 'rebecca and i had a fight in cancun'
    const turns = [says('user', line), says('girlfriend', 'Oh no'), says('user', 'hey')]
    const moments = [{ sender: 'user' as const, text: line, at: 0 }]
    assert.isNull(faultIn(reply, sceneOf([], { turns })))
    assert.isNull(
      faultIn(reply, sceneOf(['hey'], { remembered: { ...remembered, facts: [line] } }))
    )
    assert.isNull(faultIn(reply, sceneOf(['hey'], { remembered: { ...remembered, moments } })))
    assert.isNotNull(faultIn(reply, sceneOf(['hey'], { remembered })))
  })

  test('is not claimed by few words, a denial or advice', ({ assert }) => {
    const scene = sceneOf(['hey'])
    for (const reply of [
      'I am glad you told me.',
      "You haven't told me about Rebecca and the cruise to Cancun.",
      'Call your neighbor and repeat what you told me tonight, out loud.',
      'If you told me about Rebecca and Cancun before, I lost it.',
    ]) {
      assert.isNull(faultIn(reply, scene), reply)
    }
  })
})
