import { test } from '@japa/runner'
import { z } from 'zod'
import { checkEachRow } from '#tests/check_each_row'
import * as shapes from '#app/language/word_shapes'
import { loadWords, wordsOf } from '#app/language/words'

const lists = z.strictObject({ hello: shapes.lines, bye: shapes.pattern('u') })

const wordsIn = <Shape extends z.ZodType>(text: string, shape: Shape, ending = 'txt') =>
  wordsOf({ path: `signs/bad.${ending}`, text }, shape)

test.group('Lists of words', () => {
  test('reads sections, comments and entries over several lines', ({ assert }) => {
    const text = "# Greetings\n[hello]\nHi there.\nHow are\n  n't you?\n\n[bye]\nbye(?:\n  |ciao)\n"
    const { hello, bye } = wordsIn(text, lists)
    assert.deepEqual(hello, ['Hi there.', "How aren't you?"])
    assert.equal(bye.source, 'bye(?:|ciao)')
    assert.equal(bye.flags, 'u')
  })

  test('gives the flags of the list to a pattern between slashes without its own', ({ assert }) => {
    const [spaced, own] = wordsIn('/ bye /\n/ ciao /i\n', shapes.patterns('gu'))
    assert.deepEqual([spaced?.source, spaced?.flags, own?.flags], [' bye ', 'gu', 'i'])
  })

  test('is one list without headings', ({ assert }) => {
    assert.deepEqual(wordsIn('one\n#two\n# three\n', shapes.lines), ['one', '#two'])
  })

  test('writes named parts out, parts of parts too', ({ assert }) => {
    const text =
      '[parts]\nkin = (?:{elders}|sister)\nelders = mom|dad\nmy = /my /\n' +
      '[hello]\n{my}{kin}{1,2}\n[bye]\n/ \\p{Lu}{kin}/gu'
    const { hello, bye } = wordsIn(text, lists)
    assert.deepEqual(hello, ['my (?:mom|dad|sister){1,2}'])
    assert.deepEqual([bye.source, bye.flags], [' \\p{Lu}(?:mom|dad|sister)', 'gu'])
  })

  test('leaves braces alone where no parts are', ({ assert }) => {
    assert.deepEqual(wordsIn('How is your {part}?', shapes.lines), ['How is your {part}?'])
  })

  test('names file and line of what is wrong', ({ assert }) =>
    checkEachRow(
      [
        ['[hello]\nHi\n[bye]\nbye(', 'words/signs/bad.txt:4: unbalanced ('],
        ['[hello]\nHi\n[bye]\n# odd\nbye)', 'words/signs/bad.txt:5: unbalanced )'],
        ['[hello]\nHi\n[bye]\n[^a', 'words/signs/bad.txt:4: unbalanced ['],
        ['[hello]\nHi\n[bye]\n+a', 'words/signs/bad.txt:4: Nothing to repeat'],
        ['[hello]\nHi\n[bye]\na\nb', 'words/signs/bad.txt:3: here belongs one entry'],
        ['[hello]\nHi\n[bye]\n{kin}', 'words/signs/bad.txt:4: no part is called {kin}'],
        ['[hello]\nHi', 'words/signs/bad.txt: has no `bye`'],
        ['[hello]\n[bye]\na', 'words/signs/bad.txt:1: Too small: expected array to have >=1 items'],
        ['[hello]\nHi\n[bye]\na\n[ciao]\nb\nc', 'words/signs/bad.txt:5: nothing reads `ciao`'],
        ['[hello]\nHi\n[hello]\nHi', 'words/signs/bad.txt:3: [hello] stands here twice'],
        ['[hello]\n  Hi', 'words/signs/bad.txt:2: there is no entry above to go on with'],
        ['Hi\n[hello]\nHi', 'words/signs/bad.txt:1: this stands before the first heading'],
        ['[parts]\nkin', 'words/signs/bad.txt:2: a part is written `name = pattern`'],
        ['[parts]\nkin = {kin}\n[hello]\n{kin}', 'words/signs/bad.txt:4: {kin} is made of itself'],
        ['[parts]\nkin = a\n[hello]\n{kim}', 'words/signs/bad.txt:4: no part is called {kim}'],
      ] as const,
      ([text, problem]) => {
        assert.throws(() => wordsIn(text, lists), problem)
      }
    ))

  test('reads words, pairs and glossaries', ({ assert }) => {
    const text =
      '[said]\nyo hola\nbien\n[short]\nu=you, wanna=want to\n[named]\ncolor blind = color'
    const all = { said: shapes.wordSet, short: shapes.pairs, named: shapes.glossary }
    const { said, short, named } = wordsIn(text, z.strictObject(all))
    assert.deepEqual([...said], ['yo', 'hola', 'bien'])
    assert.deepEqual(
      [...short],
      [
        ['u', 'you'],
        ['wanna', 'want to'],
      ]
    )
    assert.deepEqual(named, { 'color blind': 'color' })
    assert.throws(() => wordsIn('u=you, ur\n', shapes.pairs), /^words\/signs\/bad\.txt:1: a pair/)
    assert.throws(
      () => wordsIn('a = b\nc=d\n', shapes.glossary),
      /^words\/signs\/bad\.txt:2: a line/
    )
  })

  test('says which shared parts are missing', ({ assert }) => {
    const text = '[parts from signs/nowhere.txt]\n[hello]\na'
    assert.throws(() => wordsIn(text, lists), /^words\/signs\/bad\.txt:1: .*nowhere\.txt/)
  })
})

test.group('Tables and trees of words', () => {
  const rows = z.array(z.strictObject({ from: z.string(), to: z.enum(['you', 'your']) }))

  test('reads a table', ({ assert }) => {
    const text = '# Short forms\nfrom\tto\nu\tyou\nur\tyour\n'
    assert.deepEqual(wordsIn(text, rows, 'tsv'), [
      { from: 'u', to: 'you' },
      { from: 'ur', to: 'your' },
    ])
  })

  test('names the row that is wrong', ({ assert }) => {
    assert.throws(
      () => wordsIn('from\tto\nu\tyou\nur\n', rows, 'tsv'),
      'words/signs/bad.tsv:3: 1 cells, not 2'
    )
    assert.throws(() => wordsIn('from\tto\nu\tyoo\n', rows, 'tsv'), /^words\/signs\/bad\.tsv:2: /)
  })

  const voices = z.strictObject({ label: z.string(), openings: z.array(z.string()) })

  test('reads a tree, in which yes and no are words', ({ assert }) => {
    const text = 'label: no\nopenings:\n  - yes\n  - "Well: hi"\n'
    const read = { label: 'no', openings: ['yes', 'Well: hi'] }
    assert.deepEqual(wordsIn(text, voices, 'yaml'), read)
  })

  test('says plainly what a tree lacks', ({ assert }) =>
    checkEachRow(
      [
        ['label: shy\n', 'words/signs/bad.yaml: has no `openings`'],
        ['label: shy\nopenings:\n  - Hi\n  - 7\n', /^words\/signs\/bad\.yaml:4: .*string/],
        ['label: shy\nopenings: [Hi]\nsong: la\n', 'words/signs/bad.yaml:3: nothing reads `song`'],
        ['label: shy\nlabel: shy\n', /^words\/signs\/bad\.yaml:2: /],
        ['label: "shy\n', /^words\/signs\/bad\.yaml:\d: /],
      ] as const,
      ([text, problem]) => {
        assert.throws(() => wordsIn(text, voices, 'yaml'), problem as string)
      }
    ))

  test('reads no other kind of file', ({ assert }) => {
    assert.throws(
      () => wordsIn('', shapes.lines, 'doc'),
      'words/signs/bad.doc: nothing reads this ending'
    )
    assert.throws(() => loadWords('nowhere.txt', shapes.lines), /nowhere\.txt/)
  })
})
