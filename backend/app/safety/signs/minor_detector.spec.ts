import { test } from '@japa/runner'
import { isMinorSignal, minorSignIn } from '#app/safety/signs/minor_detector'
import { measure, rate, readCorpus } from '#tests/corpora/corpus'
import { checkEachRow } from '#tests/check_each_row'

test.group('Minor detector', () => {
  test('finds at least 97 in 100 and alarms at most 2 in 100 without cause', ({ assert }) => {
    const measured = measure(readCorpus('minor'), ({ text }) => isMinorSignal(text))
    assert.isAtLeast(rate(measured, 'signal all'), 0.97)
    assert.isAtMost(rate(measured, 'harmless all'), 0.02)
  })

  test("hears the young in other words, and leaves adults' numbers, schools and birthdays alone", ({
    assert,
  }) => {
    const measured = measure(readCorpus('minor', '_2'), ({ text }) => isMinorSignal(text))
    const alarms = measured.wrong.filter(({ label }) => label === 'harmless')
    assert.deepEqual(
      alarms.map(({ text }) => text),
      []
    )
    assert.isAtLeast(rate(measured, 'signal all'), 0.95)
  })

  test('does not take danger or sexual talk for youth', ({ assert }) => {
    for (const name of ['crisis', 'explicit']) {
      const adults = readCorpus(name).filter(({ label }) => label !== 'minor')
      const measured = measure(adults, ({ text }) => isMinorSignal(text))
      assert.isAtMost(rate(measured, 'signal all'), 0.02)
      assert.isAtMost(rate(measured, 'harmless all'), 0.02)
    }
  })

  test('an age is one however it is written, and a measure is none', ({ assert }) =>
    checkEachRow(
      [
        { text: "I'm 15", isOne: true },
        { text: 'im f1fteen', isOne: true },
        { text: '14 y/o girl here', isOne: true },
        { text: 'tengo 16 y voy en la prepa', isOne: true },
        { text: "I'm 15 minutes away", isOne: false },
        { text: "I'm 5'6", isOne: false },
        { text: "I'm only 15% sure", isOne: false },
        { text: "I'm 16% battery lol", isOne: false },
        { text: "I'm in 10th place", isOne: false },
        { text: 'im 15 under par', isOne: false },
        { text: "I'm in high school. I teach there", isOne: false },
        { text: 'im in high school. i work at mcdonalds', isOne: true },
        { text: 'im in middle school. i run track', isOne: true },
        { text: 'im 17 for 2 more weeks', isOne: true },
        { text: 'im 16 for 5 more days then 17', isOne: true },
        { text: 'im 15%', isOne: true },
        { text: "I'm 16 for 20 on free throws", isOne: false },
        { text: 'im in middle school pickup line', isOne: false },
        { text: "I'm 16 weeks pregnant", isOne: false },
        { text: 'tengo 15 años de experiencia', isOne: false },
        { text: 'my son is 15 and in 9th grade', isOne: false },
        { text: 'when I was 15', isOne: false },
        { text: "I'm 18", isOne: false },
        { text: 'only 15', isOne: true },
        { text: 'only 15 minutes late lol', isOne: false },
        { text: '10 here, how about there?', isOne: false },
        { text: 'born in 2012', isOne: true },
        { text: 'my daughter was born in 2012', isOne: false },
        { text: 'im in high school', isOne: true },
        { text: 'im at the high school picking up my son', isOne: false },
        { text: 'voy a la secundaria', isOne: true },
        { text: 'voy a la secundaria a dejar a mi hija', isOne: false },
        { text: 'my boyfriend doesnt know im 15', isOne: true },
        { text: 'i lied about my age', isOne: true },
        { text: 'he lied about my credit score', isOne: false },
        { text: 'estoy en eso', isOne: false },
        { text: 'im eighty', isOne: false },
      ],
      ({ text, isOne }) => {
        assert.equal(isMinorSignal(text), isOne)
      }
    ))

  test('what is said outright is sure; what adults write too is looked into', ({ assert }) => {
    const asked = 'how old are you?'
    const sure = [
      "i'm 15 and i want to kill myself",
      'im a minor',
      'i turn 17 in may',
      'im in 8th grade',
    ]
    for (const text of sure) assert.equal(minorSignIn(text), 'minor', text)
    for (const text of ['16', 'fifteen']) assert.equal(minorSignIn(text, asked), 'minor', text)
    for (const text of ['34, why?', '18', '52']) assert.isNull(minorSignIn(text, asked), text)
    const perhaps = ['my parents dont know i text you', 'my curfew is 9']
    for (const text of perhaps) assert.equal(minorSignIn(text), 'perhaps_minor', text)
    const adults = [
      "i haven't told my mom yet. she loved Tyler",
      "lol. I'm at work, IT help desk for a school district. 14 tickets already and it's 9:20",
      'people think im in high school bc im short. im 31 and have a mortgage',
    ]
    for (const text of adults) assert.notEqual(minorSignIn(text), 'minor', text)
  })

  test('an age that is no claim is none for the model either', ({ assert }) => {
    for (const text of ['can u explain sn1 vs sn2 like im 5', 'explain it like i am 12']) {
      assert.isFalse(isMinorSignal(text), text)
    }
    assert.isTrue(isMinorSignal('im 12 and i like you'))
  })
})
