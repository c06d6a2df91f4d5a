import { test } from '@japa/runner'
import { asTold, type Ground, isGrounded } from '#app/conversations/remembering/grounded'
import { checkEachRow } from '#tests/check_each_row'

const ground = (said: string, more: Partial<Ground> = {}): Ground => ({
  said,
  asked: '',
  around: '',
  ...more,
})

/** Slot, value, sentence, what was said, what she asked, what stands around. */
type Row = [string, string, string, string, string?, string?]

const SAID: Row[] = [
  ['home', 'Lisbon', 'You live in Lisbon.', 'moved to lisbon last year'],
  ['home', 'New York', 'You live in New York.', 'been in nyc since 2019'],
  ['job', 'nurse', 'You are a nurse.', 'nursing is killing my feet', ''],
  ['job', 'teacher', 'You are a teacher.', 'i teach 4th grade'],
  ['nationality', 'Brazilian', 'You are Brazilian.', 'im from brazil'],
  ['taste:hiking', 'like', 'You like hiking.', 'i love to hike'],
  ['taste:hiking', 'like', 'You like hiking.', 'i love it', '', 'we went hiking on sunday'],
  ['taste:sushi', 'dislike', 'You dislike sushi.', 'cant stand sushi'],
  ['pet:rex', 'dog', 'You have a dog, Rex.', 'my dog rex ate my shoe'],
  ['pet:rex', 'dog', 'You have a dog, Rex.', 'rex', 'What is your dog called?'],
  ['number of:children', '2', 'You have two children.', 'my two kids are at camp'],
  ['number of:children', '2', 'You have two children.', 'the twins turn six'],
  ['name of:sister', 'Anita', 'Your sister is called Anita.', 'my sis anita is visiting'],
  [
    'job of:sister',
    'lawyer',
    'Your sister Anita is a lawyer.',
    'anita is a lawyer now',
    '',
    'Your sister is called Anita.',
  ],
  ['relationship', 'single', 'You are single.', 'we broke up last night'],
  ['relationship', 'married', 'You are married.', 'my wife says hi'],
  [
    'plan:interview',
    '2026-11-27',
    'You have an interview on November 27.',
    'got an interview next friday',
  ],
  ['allergy:peanut', 'allergic', 'You are allergic to peanuts.', "i'm allergic to peanuts"],
  ['life of:rex', 'died', 'Rex died.', 'we lost rex this morning'],
  ['habit:smoking', 'gave up', 'You gave up smoking.', 'i quit smoking in may'],
  ['habit:smoking', 'yes', 'You smoke.', 'i started smoking again'],
  ['plan:boda', '2027-06', 'You are getting married in June 2027.', 'la boda es en junio'],
  ['job', 'enfermera', 'You are a nurse.', 'soy enfermera en el hospital'],
  ['home', '', 'You no longer live there.', 'i moved out'],
  ['age', '34', 'You are 34 years old.', '34', 'How old are you?'],
  [
    'favorite:food',
    'lasagna',
    'Your favorite food is lasagna.',
    'lasagna, always',
    'What is your favorite food?',
  ],
  [
    'favorite:food',
    'pad thai',
    'Your favorite food is pad thai.',
    'Probably pad thai, extra spicy with peanuts on top',
    "What's your favorite food?",
  ],
  ['taste:sushi', 'like', 'You like sushi.', 'ich mag Sushi total, am liebsten mit Lachs'],
  ['plan:matrimonio', '2027-06', 'You marry in June 2027.', 'il matrimonio è a giugno'],
  ['name of:sister', 'Anna', 'Your sister is called Anna.', 'meine Schwester heißt Anna'],
  ['home', '北京', 'You live in 北京.', '我住在北京'],
  ['taste:sushi', 'like', 'You like sushi.', "j'adore les sushi"],
  ['taste:sushi', 'like', 'You like sushi.', 'ich liebe Sushi'],
  ['taste:sushi', 'like', 'You like sushi.', 'mi piace il sushi'],
  ['taste:sushi', 'like', 'You like sushi.', 'eu gosto de sushi'],
  ['taste:सुशी', 'like', 'You like सुशी.', 'मुझे सुशी पसंद है'],
]

const NOT_SAID: Row[] = [
  ['plan:trip', '2027-03-12', 'You have a trip on March 12.', 'maria wants a trip'],
  ['health:cancer', 'cancer', 'You have cancer.', 'lol ok'],
  ['health:cancer', 'cancer', 'You have cancer.', 'lol ok', 'How is your mom?'],
  ['home', 'Boston', 'You live in Boston.', 'i live in lisbon'],
  ['job', 'nurse', 'You are a nurse.', 'work was long today'],
  ['job', 'teacher', 'You are a teacher at Lincoln High.', 'i teach math'],
  ['name of:sister', 'Maria', 'Your sister is called Maria.', 'my sister is visiting'],
  ['taste:hiking', 'like', 'You like hiking.', 'i love pizza'],
  ['taste:hiking', 'like', 'You like hiking.', 'we went hiking'],
  ['pet:rex', 'dog', 'You have a dog, Rex.', 'i saw a cat'],
  ['number of:children', '3', 'You have three children.', 'my two kids are at camp'],
  ['plan:interview', '2026-11-27', 'You have an interview.', 'i hope i get an interview'],
  ['relationship', 'married', 'You are married.', 'i had pizza'],
  [
    'favorite:food',
    'lasagna',
    'Your favorite food is lasagna.',
    'i do not know, pizza maybe',
    'Lasagna or pizza?',
  ],
  ['employer', 'Acme', 'You work at Acme in Berlin.', 'started at acme'],
  [
    'favorite:food',
    'lasagna',
    'Your favorite food is lasagna.',
    'well that is a really hard one to say',
    'Your favorite food, is it lasagna?',
  ],
  ['taste:sushi', 'like', 'You like sushi.', 'ich war heute lange im Kino mit Anna'],
  ['number of:children', '3', 'You have three children.', 'ich war heute 3 Stunden im Kino'],
  ['taste:sushi', 'like', 'You like sushi.', 'ik right, sushi is so overpriced there'],
  [
    'taste:sushi',
    'like',
    'You like sushi.',
    'sushi at Chez Nous with Della was 5 µg of fish ¯\\_(ツ)_/¯',
  ],
  ['home', '上海', 'You live in 上海.', '我住在北京'],
]

const rowOf = ([slot, value, sentence, said, asked = '', around = '']: Row) =>
  isGrounded({ slot, value, sentence }, ground(said, { asked, around }))

test.group('What a model notes', () => {
  test('is kept when it was said', ({ assert }) =>
    checkEachRow(SAID, (row) => assert.isTrue(rowOf(row), row.join(' | '))))

  test('is dropped when nobody said it', ({ assert }) =>
    checkEachRow(NOT_SAID, (row) => assert.isFalse(rowOf(row), row.join(' | '))))
})

/** Slot, the value a model names, what was said, what is kept of the value; null for nothing. */
const OVER: [string, string, string, string | null, string?][] = [
  ['job', 'nurse', 'I quit today, so relieved', ''],
  ['job', 'job', 'I quit my job', ''],
  ['pet:rex', 'dog', 'Rex died this morning', ''],
  ['pet:rex', 'Rex', 'Rex died this morning', ''],
  ['car', 'Honda Civic', 'sold the car yesterday', ''],
  ['plan:interview', '2026-11-27', 'the interview got cancelled', ''],
  ['home', 'Porto', 'not in Porto any more', 'Porto'],
  ['job', 'nurse', 'lol ok', null],
  ['job', 'nurse', 'work was long today', null],
  ['pet:rex', 'dog', 'my cat died this morning', null],
  ['employer', 'Acme', 'I quit today', null, 'a slot of which nothing is known'],
  ['name of:sister', 'Ana', '*Anna', 'Ana'],
  ['name of:sister', 'Ana', 'sorry I meant Anna', 'Ana'],
  ['name of:sister', 'Ana', 'my sister is here', null],
  ['name of:sister', 'Ines', '*Anna', null],
]
const KNOWN = [
  ...['job', 'pet:rex', 'car', 'plan:interview', 'home'].map((slot) => ({ slot, sentence: '' })),
  { slot: 'name of:sister', sentence: 'Your sister is called Ana.' },
]

test.group('What a model takes for over', () => {
  test('ends what holds, when the text speaks of an end', ({ assert }) =>
    checkEachRow(OVER, ([slot, value, said, kept]) => {
      const fact = { slot, value, sentence: 'It is over.', change: 'ended' }
      const around = KNOWN.map(({ sentence }) => sentence).join('\n')
      assert.equal(
        asTold(fact, ground(said, { around }), KNOWN)?.value ?? null,
        kept,
        `${slot}: ${said}`
      )
    }))
})
