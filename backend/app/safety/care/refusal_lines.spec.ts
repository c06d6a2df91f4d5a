import { crisisLanguageOf } from '#app/safety/care/written_language'
import { test } from '@japa/runner'
import { refusalLine } from '#app/safety/care/refusal_lines'
import { aiNotice } from '#app/texting/gate/ai_notice'
import { PERSONALITIES } from '#app/people/girlfriends/contract'
import { countSegments } from '#app/core/phones/segments'

test.group('Her no to sexual texts', () => {
  test('of each personality is its own, fits two plain segments with the notice, and repeats late', ({
    assert,
  }) => {
    const all = new Set<string>()
    for (const { value: personality } of PERSONALITIES) {
      for (const isTender of [false, true]) {
        const said: string[] = []
        for (const seed of [0, 3, 6, 9, 12, 15, 1, 1, 1, 2, 2, 2]) {
          const line = refusalLine({ personality, isTender }, { said, seed })
          assert.notInclude(said.slice(-2), line)
          said.push(line)
          if (!isTender) all.add(line)
          const notice = aiNotice({ name: 'Bartholomea', personality, talk: seed, now: 0 })
          const { segments, encoding } = countSegments(`${notice}${line}`)
          assert.isTrue(segments <= 2 && encoding === 'GSM-7', line)
        }
      }
    }
    assert.equal(all.size, PERSONALITIES.length * 3)
  })

  test('after talk of self-harm is plain, whoever she is', ({ assert }) => {
    const lines = PERSONALITIES.map(({ value: personality }) =>
      refusalLine({ personality, isTender: true }, { said: [], seed: 1 })
    )
    assert.equal(new Set(lines).size, 1)
  })

  test('is said in Spanish to somebody who writes it', ({ assert }) => {
    for (const isTender of [false, true]) {
      const line = refusalLine(
        { personality: 'funny', isTender, isSpanish: true },
        { said: [], seed: 3 }
      )
      assert.match(line, /\b(?:eso|sexual)\b/)
      assert.equal(crisisLanguageOf(line), 'es')
      assert.equal(countSegments(line).encoding, 'GSM-7')
    }
  })
})
