import { readFileSync, readdirSync } from 'node:fs'
import { test } from '@japa/runner'
import { z } from 'zod'
import { wordsOf } from '#app/language/words'
import { OWN, ownWords } from '#app/companion/offline_voice/offline_lines'
import { PERSONALITIES } from '#app/people/girlfriends/contract'

const FOLDER = 'backend/words/personalities'
const FLIRTY = readFileSync(`${FOLDER}/flirty.yaml`, 'utf8')
const shy = (text: string) => wordsOf({ path: 'personalities/shy.yaml', text }, ownWords)

test.group('Personalities', () => {
  test('are one file each, and each file is one of the list', ({ assert }) => {
    const files = PERSONALITIES.map(({ value }) => `${value}.yaml`)
    assert.sameMembers(readdirSync(FOLDER), files)
  })

  test('hold nothing that no room reads', ({ assert }) => {
    const read = [...Object.keys(ownWords.shape), 'voice', 'examples', 'outage', 'refusals']
    for (const file of readdirSync(FOLDER)) {
      const text = readFileSync(`${FOLDER}/${file}`, 'utf8')
      const all = wordsOf({ path: file, text }, z.record(z.string(), z.unknown()))
      assert.includeMembers(read, Object.keys(all))
    }
  })

  test('a new one is told what it lacks', ({ assert }) => {
    assert.throws(
      () => shy('petNames: [dear]\n'),
      'words/personalities/shy.yaml: has no `firstTexts`'
    )
    assert.throws(
      () => shy(FLIRTY.replace('  laugh:', '  giggle:')),
      /^words\/personalities\/shy\.yaml:\d+: `lines` has no `laugh`$/
    )
  })

  test('a misspelled intent is read by nobody', ({ assert }) => {
    assert.throws(
      () => shy(`${FLIRTY}\n  mising:\n    - What a word.\n`),
      /^words\/personalities\/shy\.yaml:\d+: nothing reads `mising`$/
    )
  })

  test('each has its own words', ({ assert }) => {
    const greetings = Object.values(OWN).flatMap(({ greetings: own }) => own)
    assert.lengthOf(new Set(greetings), greetings.length)
  })
})
