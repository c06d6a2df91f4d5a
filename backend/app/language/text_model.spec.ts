import { test } from '@japa/runner'
import { readFileSync } from 'node:fs'
import { TextModel } from '#app/language/text_model'
import { digestOfLines, readTrainingLines } from '#tests/corpora/training_lines'
import { trainTextModel } from '#tests/corpora/train_text_model'

const MADE_OF = new URL('../../words/models/made_of.txt', import.meta.url)

test.group('Models of texts', () => {
  test('are made of the lines in tests/corpora', ({ assert }) => {
    assert.equal(readFileSync(MADE_OF, 'utf8').trim(), digestOfLines(), 'npm run train:models')
  })

  test('the one of goodbyes weighs as its lines teach', ({ assert }) => {
    const { bias, scale, weights } = trainTextModel(readTrainingLines('goodbye'))
    const model = new TextModel('goodbye')
    assert.closeTo(bias, model.bias, 1e-6)
    assert.closeTo(scale, model.scale, 1e-6)
    assert.isTrue(Buffer.from(weights).equals(Buffer.from(model.weights)))
  })

  test('a short answer means what was asked', ({ assert }) => {
    const model = new TextModel('crisis')
    const asked = 'what are you going to do with all those pills?'
    const harmless = 'what did the vet give the dog?'
    assert.isAbove(model.odds('take all of them', asked), 0)
    assert.isBelow(model.odds('pills', harmless), 0)
  })
})
