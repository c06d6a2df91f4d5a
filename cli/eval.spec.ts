import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { runCli } from '#tests/child'
import { FakeOpenai } from '#tests/fake_openai'

const TALK = {
  persona: { name: 'Maya', age: 24, personality: 'sweet', interests: ['Music'] },
  texts: ['the bus was late again'],
}
const said = (text: string) => ({ say: { text, emotionalState: 'happy', topics: [] } })

test.group('everly eval run', () => {
  test('each set of prompts has its own talk, and a judge compares them', async ({
    assert,
    cleanup,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'eval-'))
    const openai = await FakeOpenai.start()
    cleanup(async () => {
      await openai.close()
      rmSync(folder, { recursive: true })
    })
    for (const part of ['talks', 'v2/voice']) mkdirSync(join(folder, part), { recursive: true })
    writeFileSync(join(folder, 'talks/01.json'), JSON.stringify(TALK))
    const words = readFileSync(app.makePath('backend/words/voice/prompt.yaml'), 'utf8')
    const changed = words.replace('You are an AI, made', 'You are, in version two, an AI, made')
    writeFileSync(join(folder, 'v2/voice/prompt.yaml'), changed)
    openai.decide = ({ model, messages }) => {
      if (model === 'judge') return { answer: verdictOn(String(messages.at(-1)?.content)) }
      const isNew = messages[0]?.content.includes('version two')
      return { answer: said(isNew ? 'Late buses owe you a coffee.' : 'Oh no, the bus again.') }
    }
    const { code, stdout, stderr } = await runCli(
      [
        ...['eval', 'run', '--json', '--only', 'talks', '--data', folder, '--models', 'm'],
        ...['--prompts', `own,${join(folder, 'v2')}`, '--judge', 'judge'],
      ],
      { OPENAI_API_KEY: openai.apiKey, OPENAI_BASE_URL: openai.baseUrl }
    )
    assert.equal(code, 0, stderr)
    const { prompts, judge } = JSON.parse(stdout) as {
      prompts: Record<string, { talks: { texts: number; unanswered: number }[] }>
      judge: { agreement: { pairs: number }; compared: { won: number; lost: number }[] }
    }
    assert.deepEqual(Object.keys(prompts), ['own', join(folder, 'v2')])
    assert.equal(prompts.own?.talks[0]?.unanswered, 0)
    assert.isAbove(judge.agreement.pairs, 15)
    assert.deepEqual(
      judge.compared.map(({ won, lost }) => [won, lost]),
      [[0, 1]]
    )
  }).timeout(180_000)
})

/** Likes coffee. */
function verdictOn(content: string) {
  const [, a = ''] = /<A>(.*)<\/A>/s.exec(content) ?? []
  const [, b = ''] = /<B>(.*)<\/B>/s.exec(content) ?? []
  const [isA, isB] = [a, b].map((talk) => talk.includes('coffee'))
  if (isA === isB) return { say: { better: 'tie' } }
  return { say: { better: isA ? 'A' : 'B' } }
}
