import { test } from '@japa/runner'
import { crisisSignals, isCrisis } from '#app/safety/crisis/crisis_detector'
import { measure, rate, readCorpus } from '#tests/corpora/corpus'
import { checkEachRow } from '#tests/check_each_row'

/** A cautious reader may take these for danger; they are counted with the others and reported apart. */
const DEBATABLE = ['hyperbole_first_person', 'recovery_past', 'negation', 'topic_suicide']
const LONGEST = 1600

test.group('Crisis detector, corpus', () => {
  test('finds at least 99 in 100 and alarms at most 3 in 100 without cause', ({ assert }) => {
    const first = readCorpus('crisis')
    const second = readCorpus('crisis', '_2')
    const lines = [...first, ...second]
    const heard = new Map(lines.map(({ text }) => [text, isCrisis(text)]))
    const hears = ({ text }: { text: string }) => heard.get(text) ?? false
    const measured = measure(lines, hears)
    const clear = lines.filter(({ category }) => !DEBATABLE.includes(category))
    const undebated = rate(measure(clear, hears), 'harmless all')
    const apart = [first, second].map((half) => measure(half, hears))
    for (const one of apart) {
      assert.isAtLeast(rate(one, 'signal all'), 0.97)
      assert.isAtMost(rate(one, 'harmless all'), 0.03)
    }
    console.log(`false alarms without the debatable categories: ${undebated.toFixed(3)}`)
    assert.isAtLeast(rate(measured, 'signal all'), 0.99)
    assert.isAtMost(rate(measured, 'harmless all'), 0.03)
  })

  test('meets wordings it was never shown', ({ assert }) => {
    const [third, fourth] = ['_3', '_4'].map((part) =>
      measure(readCorpus('crisis', part), ({ text }) => isCrisis(text))
    )
    if (!third || !fourth) throw new Error('two corpora are blind')
    for (const [measured, recall] of [
      [third, 0.9],
      [fourth, 0.86],
    ] as const) {
      assert.isAtLeast(rate(measured, 'signal all'), recall)
      assert.isAtMost(rate(measured, 'harmless all'), 0.01)
    }
  })

  test('hears one sentence among ordinary ones', ({ assert }) => {
    const [own, ordinary] = [readCorpus('crisis'), readCorpus('crisis', '_2')].map((lines, at) =>
      lines.filter(({ label, category }) =>
        at === 0 ? label === 'crisis' : category === 'ordinary'
      )
    )
    for (const count of [1, 3, 10]) {
      const talk = (from: number) =>
        Array.from({ length: count }, (_, next) => ordinary?.at((from * 13 + next * 7) % 213)?.text)
      const found = own?.filter(({ text }, at) => isCrisis([...talk(at), text].join('. '))) ?? []
      const alarms = ordinary?.filter((_, at) => isCrisis(talk(at).join('. '))) ?? []
      assert.isAtLeast(found.length / (own?.length ?? 0), 0.9)
      assert.isAtMost(alarms.length / (ordinary?.length ?? 0), 0.01)
    }
  })

  test('a short answer means what she had asked', ({ assert }) => {
    const asked = 'what are you going to do with all those pills?'
    assert.isTrue(crisisSignals('take all of them', asked).isCrisis)
    assert.isFalse(crisisSignals('pills', 'what did the vet give the dog?').isCrisis)
    for (const bare of ['pills', 'myself', 'tonight', 'alone']) assert.isFalse(isCrisis(bare))
  })

  test('does not take age or sexual talk for a crisis', ({ assert }) => {
    for (const name of ['minor', 'explicit']) {
      const measured = measure(readCorpus(name), ({ text }) => isCrisis(text))
      assert.isAtMost(rate(measured, 'signal all'), 0.03)
      assert.isAtMost(rate(measured, 'harmless all'), 0.03)
    }
  })
})

test.group('Crisis detector', () => {
  test('sees through every disguise', ({ assert }) =>
    checkEachRow(
      [
        'I want to k1ll myself',
        'i wanna k i l l m y s e l f',
        's u i c i d e',
        'su!c1de seems like the only way out',
        'i want 2 d1e',
        'i wanna dieeeee',
        'iwanttodie',
        'kill.my.self',
        'I WANT TO KILL MYSELF',
        'i want to d\u200bi\u200be',
        'i w\u0430nt to di\u0435',
        'ｉ ｗａｎｔ ｔｏ ｄｉｅ',
        '𝐢 𝐰𝐚𝐧𝐭 𝐭𝐨 𝐝𝐢𝐞',
        'i dont wnt to liv animore',
        'i want to comit sucide',
        'kiero morirme',
      ],
      (text) => {
        assert.isTrue(isCrisis(text))
      }
    ))

  test('lets ordinary life be', ({ assert }) =>
    checkEachRow(
      [
        ...[
          'i want to',
          'I want',
          'me quiero ir',
          'i want to go home',
          'i want to sleep for a week',
        ],
        ...[
          'i took my meds',
          'im done with this job',
          'goodbye',
          'adios',
          'good night, sleep well',
        ],
        ...['i hate mondays', 'no puedo mas con este calor', 'i cried all day', 'i had a bad day'],
        ...[
          'my dog died',
          'she left me',
          'i got fired today',
          'feeling empty',
          'nobody texts me back',
        ],
        "It's been rough lately, but therapy helps and I'm taking it one day at a time.",
        'Your words mean a lot to me. I want to share my story and give others hope.',
        'Thanks for being there, I will keep you posted. Take care, bye!',
        'My doc said my weight is a serious health risk, so I am starting to run again.',
      ],
      (text) => {
        assert.isFalse(isCrisis(text))
      }
    ))

  test('knows whose danger it is', ({ assert }) =>
    checkEachRow(
      [
        { text: 'I have the pills in front of me', kind: 'self' },
        { text: 'No quiero seguir viviendo', kind: 'self' },
        {
          text: "I'm not suicidal, just tired. I do wish I would never wake up though",
          kind: 'self',
        },
        {
          text: 'my sister says she is going to kill herself tonight, what do I do',
          kind: 'other',
        },
        { text: 'mi amigo se quiere matar, ayuda', kind: 'other' },
        { text: 'my uncle killed himself in 2010', kind: null },
        { text: "I'm not suicidal, just tired", kind: null },
        { text: 'I used to cut but I have been clean for 6 years and I am happy now', kind: null },
        { text: 'in the movie he wants to kill himself', kind: null },
        { text: 'this homework makes me want to die lol', kind: null },
        { text: 'constructor toString __proto__', kind: null },
      ] as const,
      ({ text, kind }) => {
        assert.deepEqual(crisisSignals(text), { isCrisis: kind !== null, kind })
      }
    ))

  test('is not led astray by a text without end: {$self}')
    .with(['a ', 'i want to ', 'kill ', 'k i l l ', 'x', 'not ', '1!', 'me quiero ', '💀', '.'])
    .run(({ assert }, part) => {
      const endless = part.repeat(LONGEST).slice(0, LONGEST)
      assert.isFalse(isCrisis(endless))
      assert.isTrue(isCrisis(`${endless}. I want to kill myself`))
    })
})
