import { test } from '@japa/runner'
import type { ToldTurn } from '#app/memory/facts/find_facts'
import type { KnownSlot } from '#app/memory/facts/found_fact'
import { knownAfter } from '#app/memory/notes/known_after'
import { isNote } from '#app/memory/notes/note_sentences'
import { readTold } from '#app/memory/notes/read_told'

const START = Date.UTC(2026, 10, 18, 12)
const MINUTE = 60_000

/** What is known after a talk; her texts begin with `her: `. */
function known(...talk: string[]): KnownSlot[] {
  const turns: ToldTurn[] = talk.map((text, index) => ({
    sender: text.startsWith('her: ') ? 'girlfriend' : 'user',
    text: text.replace(/^her: /, ''),
    at: START + index * MINUTE,
  }))
  return turns.reduce<KnownSlot[]>((held, turn, index) => {
    const before = turns.slice(Math.max(0, index - 6), index)
    return knownAfter(held, readTold(turn, { timeZone: 'UTC', before, known: held }))
  }, [])
}

const sentences = (...talk: string[]) => known(...talk).map(({ sentence }) => sentence)
const notes = (...talk: string[]) =>
  known(...talk).flatMap(({ slot, sentence }) => (isNote(slot) ? [sentence] : []))

test.group('Notes', () => {
  test('what is told in passing is kept in his own words', ({ assert }) => {
    assert.deepEqual(notes('11 yrs driving for ups and my back knows it'), [
      'You said: “11 yrs driving for ups and my back knows it”.',
    ])
    assert.deepEqual(notes('her: Where did you grow up?', 'born and raised in toledo'), [
      'Asked “Where did you grow up?”, you said: “born and raised in toledo”.',
    ])
  })

  for (const said of [
    'lol',
    'how are you?',
    'if i hit the powerball im buying the school',
    'i had a dream my sister was the president of france for 11 years',
    'jk i have worked at nasa for 11 years',
    'my password at work is tiger and i have worked there 11 years',
  ]) {
    test(`nothing is kept of: ${said}`, ({ assert }) => {
      assert.isEmpty(notes(said))
    })
  }

  test('what a fact holds already is not kept twice', ({ assert }) => {
    assert.deepEqual(sentences('I moved to Porto'), ['You live in Porto.'])
  })

  test('she is somebody beside the text that names her', ({ assert }) => {
    const [note, ...others] = notes(
      'one daughter, Nia, she stays with her mom',
      'she turned 9 in august'
    )
    assert.include(note, 'Nia, she stays with her mom / she turned 9 in august')
    assert.isEmpty(others)
  })

  test('a day is one of the week it was said in', ({ assert }) => {
    assert.deepEqual(notes('we sign the papers for the house on friday at the bank in dayton'), [
      'You said on November 18, 2026: “we sign the papers for the house on friday at the bank in dayton”.',
    ])
  })

  test('what is sold, quit or denied goes from the notes, the rest stays', ({ assert }) => {
    const sold = ['43 years married. he restores old tractors. now its a farmall cub']
    assert.match(notes(...sold).join(), /married.*farmall cub/)
    const left = notes(...sold, 'her: Oh!', 'we sold the farmall cub last saturday').join('\n')
    assert.match(left, /43 years married/)
    assert.notMatch(left, /now its a farmall/)
    const put = notes('our landlady halina lives downstairs, halina is 80', 'halina is 84 not 80')
    assert.notMatch(put.join(), /\b80\b/)
  })

  test('a name comes with whose it is', ({ assert }) => {
    const told = [
      'my sister Kayla lives in Ohio',
      'her: Nice!',
      'kayla plays drums in a band since 2019',
    ]
    assert.include(notes(...told).join(), '(Kayla is your sister)')
  })
})
