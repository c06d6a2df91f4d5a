import { test } from '@japa/runner'
import { PERSONALITIES } from '#app/people/girlfriends/contract'
import { isHumanClaim } from '#app/companion/voice/honesty'
import { writeOutageLine } from '#app/companion/voice/write_outage_line'
import { countSegments } from '#app/core/phones/segments'

test.group('Write outage line', () => {
  test('is short, honest and hers', ({ assert }) => {
    const said = PERSONALITIES.map(({ value: personality }) => {
      const lines = [0, 1, 2, 3, 4, 5].map((hour) => writeOutageLine({ personality }, hour * 1000))
      for (const line of lines) {
        assert.isAtMost(line.length, 140)
        assert.equal(countSegments(line).encoding, 'GSM-7')
        assert.isFalse(isHumanClaim(line))
        assert.match(line, /answer|write back|words|sentences|text|back with/i)
        assert.notMatch(line, /\?|battery|shower|meeting|signal|phone died/i)
      }
      assert.isAbove(new Set(lines).size, 1)
      return lines[0]
    })
    assert.equal(new Set(said).size, PERSONALITIES.length)
  })

  test('the same seed says the same', ({ assert }) => {
    const at = Date.parse('2026-06-09T22:00:00Z')
    const persona = { personality: 'funny' } as const
    assert.equal(writeOutageLine(persona, at), writeOutageLine(persona, at))
    assert.isNotEmpty(writeOutageLine(persona, -5))
  })
})
