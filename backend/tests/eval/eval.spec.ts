import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { beginAnew } from '#tests/world'
import { readDetectorLines, readFactTalks, readReplies } from './data.js'
import { measureDetectors } from './detectors.js'
import { readFacts } from './facts.js'
import { agreementOf, compareAll, Judge, labelledPairs } from './judge.js'
import { judgeReplies } from './replies.js'
import { figuresOf, inWords, judgedInWords, regressions } from './report.js'
import { rulesOf } from './talk_rules.js'
import type { WrittenTalk } from './talks.js'

const said = (text: string, minute: number, from: 'user' | 'her' = 'user') => {
  const at = `2026-10-01T18:0${minute}:00-04:00`
  return { from, text, at }
}

test.group('Evaluation', (group) => {
  let folder = ''
  group.each.setup(async () => {
    await beginAnew()
    folder = mkdtempSync(join(tmpdir(), 'eval-'))
    for (const part of ['detect', 'facts', 'talks']) mkdirSync(join(folder, part))
    return () => rmSync(folder, { recursive: true })
  })
  const write = (name: string, ...lines: string[]) =>
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`)

  test('a detector is measured by what it finds and what it takes for it', ({ assert }) => {
    write(
      'detect/crisis.tsv',
      ...['yes\tself\ti want to die', 'yes\tself\tthe weather is nice'],
      ...['no\thyperbole\tthis commute is killing me', 'no\tplain\thi', 'no\tself\ti want to die']
    )
    const { crisis } = measureDetectors(folder)
    assert.equal(crisis?.recall, 0.5)
    assert.closeTo(crisis?.falseAlarms ?? 0, 1 / 3, 0.001)
    assert.deepEqual(
      crisis?.missed.map(({ text }) => text),
      ['the weather is nice']
    )
  })

  test('a question before an answer is told apart, and a bad line by its place', ({ assert }) => {
    write('detect/crisis.tsv', 'yes\tbare\tAre you safe? || no')
    const [line] = readDetectorLines(folder, 'crisis')
    assert.deepEqual([line?.question, line?.text], ['Are you safe?', 'no'])
    write('detect/crisis.tsv', 'yes\tself\tok', 'perhaps\tself\thm')
    assert.throws(() => readDetectorLines(folder, 'crisis'), /crisis\.tsv:2: expected yes or no/)
    write('replies.tsv', 'good\t2026-10-05 21:00\tu>hi\tHey')
    assert.throws(() => readReplies(folder), /replies\.tsv:1: 4 columns, expected 5/)
    write('facts/01.json', '{"texts":[{"from":"them","text":"x","at":"now"}]}')
    assert.throws(() => readFactTalks(folder), /01\.json: .*from/s)
  })

  test('replies are judged as before they leave', async ({ assert }) => {
    write(
      'replies.tsv',
      'bad\t2026-10-05 21:00\t\tu>hi\tGood morning sunshine!',
      'bad\t2026-10-05 21:00\t\tu>hi\tHello you.',
      'good\t2026-10-05 21:00\t\tu>hi~h>Hey you~u>long day\tAh, long ones are the worst.'
    )
    const judged = await judgeReplies(folder)
    assert.deepEqual([judged?.goodRejected, judged?.badPassed], [0, 0.5])
    assert.equal(judged?.wronglyPassed[0]?.reply, 'Hello you.')
  })

  test('facts are read as the product reads them, and what ended holds no more', async ({
    assert,
  }) => {
    const texts = [
      ...[said('I work at Acme', 1), said('Nice!', 2, 'her'), said('my dog is called Rex', 3)],
      said('I quit my job at Acme', 5),
    ]
    const gold = [
      ['dog', 'rex|rover'],
      ['cat', 'tom'],
    ]
    write('facts/01.json', JSON.stringify({ texts, gold, never: [['work', 'acme'], ['rex']] }))
    const facts = await readFacts(folder)
    assert.equal(facts?.recall, 0.5)
    assert.equal(facts?.precision, 0.5)
    assert.equal(facts?.never, 1)
    assert.match(facts?.forbidden[0] ?? '', /rex = Your dog is called Rex\./)
  })

  test('what is worse than before is told, a hair’s breadth is not', async ({ assert }) => {
    write('detect/opt_out.tsv', 'yes\tplain\tplease stop texting me', 'no\tplain\thi')
    const figures = figuresOf({ detect: measureDetectors(folder) })
    assert.deepEqual(figures, { detect: { opt_out: { recall: 1, falseAlarms: 0 } } })
    assert.isEmpty(regressions(figures, figures))
    const worse = { detect: { opt_out: { recall: 0.9, falseAlarms: 0.02 } } }
    assert.deepEqual(regressions(worse, figures), [
      'opt_out recall: 1 before, 0.9 now',
      'opt_out falseAlarms: 0 before, 0.02 now',
    ])
    assert.isEmpty(regressions({ detect: { opt_out: { recall: 0.996, falseAlarms: 0 } } }, figures))
    assert.match(inWords({ detect: measureDetectors(folder) }), /^opt_out: recall 1/)
  })

  /** Answers as `verdict` says; `asked` keeps what it was asked. */
  const judgeBy = (verdict: (a: string, b: string) => 'A' | 'B' | 'tie') => {
    const asked: string[] = []
    const ask = async ({ messages }: { messages: { content?: unknown }[] }) => {
      const content = String(messages.at(-1)?.content)
      asked.push(content)
      const [, a = '', b = ''] = /<A>\n(.*)\n<\/A>\n<B>\n(.*)\n<\/B>/s.exec(content) ?? []
      return { content: JSON.stringify({ better: verdict(a, b) }), usage: {} as never }
    }
    return { judge: new Judge({ ask } as never, 'judge'), asked }
  }

  test('a judge that always prefers the first prefers nobody', async ({ assert }) => {
    const { judge, asked } = judgeBy(() => 'A')
    assert.equal(await judge.prefer('hi', 'one', 'other'), 'tie')
    assert.lengthOf(asked, 2)
    const kind = judgeBy((a) => (a === 'kind' ? 'A' : 'B'))
    assert.equal(await kind.judge.prefer('hi', 'kind', 'rude'), 'one')
    assert.equal(await kind.judge.prefer('hi', 'rude', 'kind'), 'other')
  })

  test('how far a judge is to be believed is measured by labelled pairs', async ({ assert }) => {
    const line = (label: string, before: string, reply: string) =>
      [label, '2026-10-05 21:00', '', `u>${before}`, reply].join('\t')
    write(
      'replies.tsv',
      ...[
        line('good', 'hi', 'kind'),
        line('bad', 'hi', 'rude'),
        line('good', 'bye', 'Sleep well.'),
      ],
      ...[line('good', 'so tired', 'rude but good'), line('bad', 'so tired', 'kind but bad')]
    )
    assert.deepEqual(
      labelledPairs(folder).map(({ good, bad }) => [good, bad]),
      [
        ['kind', 'rude'],
        ['rude but good', 'kind but bad'],
      ]
    )
    const { judge } = judgeBy((a) => (a.startsWith('kind') ? 'A' : 'B'))
    assert.deepEqual(await agreementOf(judge, [folder]), { pairs: 2, share: 0.5 })
  })

  const talkOf = (...hers: string[]): WrittenTalk => ({
    ...{ name: '01.json', hers, unanswered: 1 },
    markdown: hers.join(' '),
  })

  test('each two contenders are compared talk by talk', async ({ assert }) => {
    const { judge } = judgeBy((a, b) => {
      if (a === b) return 'tie'
      return a > b ? 'A' : 'B'
    })
    const contenders = [
      { name: 'small', written: [talkOf('a'), talkOf('b'), talkOf('c'), talkOf('b')] },
      { name: 'large', written: [talkOf('b'), talkOf('b'), talkOf('b'), talkOf('c')] },
    ]
    const compared = await compareAll(judge, contenders)
    assert.deepEqual(compared, [
      { one: 'small', other: 'large', won: 1, lost: 2, tied: 1, winRate: 0.375 },
    ])
    const judged = { model: 'm', agreement: { pairs: 4, share: 0.75 }, compared }
    assert.match(judgedInWords(judged), /4 labelled pairs in 75 %.*small against large: 1 won/s)
  })

  test('her texts of a talk are counted by rules', ({ assert }) => {
    const again = 'The rain makes the whole street sound like a quiet radio tonight.'
    assert.deepEqual(rulesOf([talkOf(again, 'How was the day you had?', again), talkOf(again)]), {
      ...{ texts: 4, unanswered: 2, repeated: 1, asking: 0.25, segments: 1 },
    })
  })
})
