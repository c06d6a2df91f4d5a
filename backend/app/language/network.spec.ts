import { test } from '@japa/runner'
import wabt from 'wabt'
import { bytesIn, textIn } from '#app/language/words_folder'

test.group('Network', () => {
  test('its products are compiled from the text beside them', async ({ assert }) => {
    const { parseWat } = await wabt()
    const { buffer } = parseWat('dot.wat', textIn('models/dot.wat')).toBinary({})
    assert.deepEqual([...bytesIn('models/dot.wasm')], [...buffer])
  })
})
