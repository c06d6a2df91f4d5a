import { test } from '@japa/runner'
import { crisisLanguageOf } from '#app/safety/care/written_language'
import { readCorpus } from '#tests/corpora/corpus'
import { checkEachRow } from '#tests/check_each_row'

const lines = ['', '_2', '_3', '_4']
  .flatMap((part) => readCorpus('crisis', part))
  .filter(({ category }) => category !== 'code_switch')

test.group('The language of a text', () => {
  test('tells the language of each text', ({ assert }) =>
    checkEachRow(
      [
        { words: 'quiero morirme', language: 'es' },
        { words: 'kiero morirme ya', language: 'es' },
        { words: 'ya no puedo mas', language: 'es' },
        { words: 'NO QUIERO VIVIR MÁS', language: 'es' },
        { words: 'me voy a matar hoy en la noche', language: 'es' },
        { words: 'mi hermana dice que se quiere matar', language: 'es' },
        { words: 'ayudame porfa, me corte', language: 'es' },
        { words: 'me tomé todas las pastillas, bye', language: 'es' },
        { words: 'i want to die', language: 'en' },
        { words: 'me and my ex, i cant do this anymore', language: 'en' },
        { words: 'no one would miss me', language: 'en' },
        { words: 'im in la and i have a gun', language: 'en' },
        { words: 'adios, i took all of them', language: 'en' },
        { words: 'kms', language: 'en' },
        { words: '988', language: 'en' },
        { words: '💊💊💊', language: 'en' },
        { words: '', language: 'en' },
      ],
      ({ words, language }) => assert.equal(crisisLanguageOf(words), language)
    ))

  test('of lines of distress in {language} is told right in 98 of 100')
    .with(['en', 'es'])
    .run(({ assert }, language) => {
      const own = lines.filter((line) => line.language === language && line.label === 'crisis')
      const right = own.filter(({ text }) => crisisLanguageOf(text) === language)
      assert.isAbove(own.length, 400)
      assert.isAtLeast(right.length / own.length, 0.98)
    })
})
