import { test } from '@japa/runner'
import type { ToldTurn } from '#app/memory/facts/find_facts'
import type { KnownSlot } from '#app/memory/facts/found_fact'
import { knownAfter } from '#app/memory/notes/known_after'
import { endingsIn } from '#app/memory/notes/endings'
import { isNote, noteIn, noteSentence } from '#app/memory/notes/note_sentences'
import { quotable } from '#app/memory/notes/quotes'
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

  for (const [question, answer, kept] of [
    [
      'Poor you. Is Gareth a nurse as well?',
      'no hes a plumber. hes just got engaged, wants me best man',
      'Is Gareth …?',
    ],
    [
      'Is your brother Gareth the tall one?',
      'nope, he works nights at the bakery with my cousin',
      'Is your brother Gareth …?',
    ],
    ['Is Gareth a nurse?', 'yes, he works nights in Cardiff', 'Is Gareth a nurse?'],
    ['Is there a bakery?', 'no, they tore it down in march', 'Is there a bakery?'],
    ['Was he born in Cardiff?', 'no, he was born in swansea', 'Was he born in Cardiff?'],
  ] as const) {
    test(`what somebody denies to be is not kept beside what they are: ${question}`, ({
      assert,
    }) => {
      const note = `Asked “${kept}”, you said: “${answer}”.`
      assert.deepEqual(notes(`her: ${question}`, answer), [note])
      assert.deepInclude(noteIn(note), { asked: kept, quote: answer })
    })
  }

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
    assert.include(note, 'Nia, she stays with her mom … she turned 9 in august')
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

  for (const [told, ...so] of [
    ['my neighbor hollis has a boat. he has 3 ex wives'],
    ['coworker of mine got engaged on a boat. divers and everything'],
    ['my boss says im moving to the night shift'],
    ['mi cuñado dice que va a poner una taqueria'],
    ['maybe i move to peru and raise alpacas'],
    ['if the truck dies im moving in with my brother'],
    ['i cut gluten. kidding'],
    ['I dreamt we bought a cottage. With a donkey. I woke up in Quincy', 'I woke up in Quincy'],
    ['do you like dogs? rex is 5', 'rex is 5'],
    ['Mrs. Dolan is taking up tap dancing at 80'],
    ["'small town girl livin in a lonely world' is on in the pub"],
    ["dont tell my mama she'll want a roof"],
    ['I told him if Chelsea wins I dye my beard blue'],
    ['my neighbor lent me his van', 'my neighbor lent me his van'],
    ["doc says it's my heart", "doc says it's my heart"],
    ['im celiac so no cake, if they bring cake im walking out', 'im celiac so no cake'],
    ['moms mad. shes in boise. says i threw away my degree', 'moms mad.', 'shes in boise.'],
    ['my friend luz came over. we watched bake off', 'we watched bake off'],
    ['leaving jan 4. no wait the 28th', 'no wait the 28th'],
    ['he is 16, not 15, and sleeps a lot', 'he is 16, and sleeps a lot'],
    ['nobody since Marcy. *Darcy', 'nobody since Darcy'],
    ['I would sooner live in a boxcar. I signed for a flat.', 'I signed for a flat.'],
    ['in which case I own a skyscraper. I rent in Pune.', 'I rent in Pune.'],
    ['the doctor said i would be in a cast', 'the doctor said i would be in a cast'],
    ['Emma is 15. Lucy is 12. No, sorry, Lucy is 13.', 'Emma is 15.', 'No, sorry, Lucy is 13.'],
  ] as const) {
    test(`of "${told}" this is so and his: ${so.join(' ')}`, ({ assert }) => {
      assert.deepEqual(quotable(told), [...so])
    })
  }

  for (const [told, later, left] of [
    ['ran 5 miles this morning', 'no lol pullin your leg', null],
    ['kaylas recital is next fri the 9th', 'wait no its saturday the 10th', null],
    ['coffee with iris, saturday', 'moved the coffee to sunday', 'coffee with iris'],
    ['es el 5 de diciembre y soy dama', 'dije mal, la boda es el 12 de diciembre', null],
    ['opening a second location in decatur', "well decatur's off", null],
    ['we put an offer on a house in ajax', 'offer rejected', null],
    ['stepdad greg is good, labels the drawers', 'gregs not my stepdad', 'labels the drawers'],
    ['Tengo 81 años y muelo en metate', 'me equivoque, tengo 82', 'muelo en metate'],
    [
      'move in nov 20, poppy picked her room',
      'its the 22nd now not the 20th',
      'poppy picked her room',
    ],
    ['derrick has a place / moving in december', 'me n derrick called it off', null],
    ['fiona is coming for thanksgiving', "she can't come for thanksgiving after all", null],
    ['luc is eleven, he plays goalie', 'luc is goalie no more', null],
    ['seeing malik, he studies law', 'malik ghosted me', 'he studies law'],
    ['shes 9 and plays drums', 'i got 2 dogs now actually', 'shes 9 and plays drums'],
    ['the flight is on friday, window seat', 'flight is thursday instead', 'window seat'],
    ['we fly out the 20th dec', 'past spain lol. feck its the 21st actually', null],
    [
      'freshman at ohio state, mechanical engineering',
      'switched my major',
      'freshman at ohio state',
    ],
    ['my surgery is may 28', 'so surgery comes sooner, they said the 20th', null],
    ['tea with mom on the 4th', 'im having tea instead', 'tea with mom on the 4th'],
    ['the wedding is on nov 20', 'my interview got moved to the 12th', 'the wedding is on nov 20'],
  ] as const) {
    test(`"${later}" leaves of "${told}": ${left ?? 'nothing'}`, ({ assert }) => {
      const before = [{ sender: 'user' as const, text: told, at: START }]
      const held = [{ slot: 'note:told', sentence: noteSentence({ quote: told }) }]
      const turn = { sender: 'user' as const, text: later, at: START + MINUTE }
      const after = knownAfter(held, endingsIn(turn, { timeZone: 'UTC', before, known: held }))
      assert.deepEqual(
        after.map(({ sentence }) => noteIn(sentence)?.quote),
        left === null ? [] : [left]
      )
    })
  }

  test('somebody is known by name whatever he says', ({ assert }) => {
    assert.deepEqual(
      [
        'my boss karen says im safe',
        'my brother ansel has a food truck',
        'kendra my daughter is in ohio',
      ].map((text) => sentences(text).at(-1)),
      [
        'Your boss is called Karen.',
        'Your brother is called Ansel.',
        'Your daughter is called Kendra.',
      ]
    )
    assert.include(
      sentences('renee likes it', 'her: Who is Renee?', 'my wife'),
      'Your wife is called Renee.'
    )
    assert.notInclude(sentences('jollof my mom sent over').join(), 'called')
    assert.notInclude(sentences('my brother never calls').join(), 'called')
  })

  test('what was put right since is not quoted again', ({ assert }) => {
    const told = [
      'visiting orla at christmas, fly out the 20th dec',
      'her: Nice!',
      'past spain for once. its the 21st actually',
      'her: Nice!',
      'mam has him. and one more thing, im off the pints',
    ]
    assert.include(notes(...told).join(), 'off the pints')
    assert.notInclude(notes(...told).join(), '20th')
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
