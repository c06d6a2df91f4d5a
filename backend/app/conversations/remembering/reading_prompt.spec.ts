import { test } from '@japa/runner'
import { writeReadingPrompt } from '#app/conversations/remembering/reading_prompt'
import type { ReadText } from '#app/conversations/remembering/talk_reader'

function promptOf(texts: string[], before: string[] = []): string {
  const said = (text: string, id: number): ReadText => ({
    id,
    sender: 'user',
    text,
    at: 0,
    pictures: 0,
  })
  const { turns } = writeReadingPrompt({
    texts: texts.map(said),
    before: before.map(said),
    summary: '',
    timeZone: 'America/New_York',
    herName: 'Mia',
    known: [],
  })
  return turns[0]?.content ?? ''
}

test.group('The talk a model reads', () => {
  test('holds a long text to its end', ({ assert }) => {
    assert.include(promptOf([`${'so '.repeat(520)}I live in Lisbon`]), 'I live in Lisbon')
  })

  test('gives way at its longest texts, when all of it is too long', ({ assert }) => {
    const long = Array.from({ length: 40 }, () => `${'x'.repeat(1599)}!`)
    const prompt = promptOf([...long.slice(0, 39), 'I live in Lisbon'], long.slice(0, 6))
    assert.isBelow(prompt.length, 30_000)
    assert.include(prompt, 'I live in Lisbon')
    const kept = (prompt.match(/x+/g) ?? []).map((run) => run.length).filter((run) => run > 100)
    assert.lengthOf(kept, 45)
    assert.lengthOf([...new Set(kept)], 1)
    assert.isAbove(kept[0] ?? 0, 500)
  })

  test('holds no mark where something was forgotten', ({ assert }) => {
    const prompt = promptOf(['Long day. [forgotten] I live in Lisbon'])
    assert.include(prompt, 'Long day. I live in Lisbon')
    assert.notInclude(prompt, '[forgotten]')
  })

  test('is never cut inside a sign', ({ assert }) => {
    const prompt = promptOf(
      Array.from({ length: 40 }, (_, id) => `${'a'.repeat(id % 2)}${'😀'.repeat(790)}`)
    )
    assert.isTrue(prompt.isWellFormed())
  })
})
