import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { asTapback, readAttachment, readTapback } from '#app/conversations/marks/read_tapback'

/** Written by somebody who had not seen the words: at their first run 185 of 240 were known, today all. */
const CORPUS = new URL('tapbacks.spec.tsv', import.meta.url)

interface Case {
  language: string
  text: string
  body: string
  emoji: string
}

const [, ...rows] = readFileSync(CORPUS, 'utf8').trimEnd().split('\n')
const cases = rows.map((row): Case & { kind: string } => {
  const columns = row.split('\t').map((column) => column.replaceAll(String.raw`\n`, '\n'))
  const [kind = '', language = '', text = '', body = '', emoji = ''] = columns
  return { kind, language, text, body, emoji }
})
const tapbacks = cases.filter(({ kind }) => kind === 'tapback')
const texts = cases.filter(({ kind }) => kind === 'text')

function read({ body, text }: Case) {
  return readAttachment(body) ?? readTapback(asTapback(body) ?? '', text)
}

const bare = (emoji: string) => emoji.replaceAll('\u{fe0f}', '')

test.group('Reactions as phones write them', () => {
  for (const language of ['en', 'es', 'fr', 'de', 'pt']) {
    test(`are known in ${language}, and what they stand for`, ({ assert }) => {
      const those = tapbacks.filter((one) => one.language === language)
      const known = those.filter((one) => {
        const found = read(one)
        return found && bare(found.reaction ?? '-') === bare(one.emoji)
      })
      assert.lengthOf(those, 48)
      assert.isAtLeast(known.length, 47)
      assert.deepEqual(
        those.filter((one) => !read(one)).map(({ body }) => body),
        []
      )
    })
  }

  test('are never taken for what a person wrote', ({ assert }) => {
    assert.lengthOf(texts, 200)
    assert.deepEqual(texts.filter(read), [])
  })

  test('vote for what they praise: {emoji}')
    .with([
      { emoji: '🔥', vote: 'up' },
      { emoji: '👍🏽', vote: 'up' },
      { emoji: '💩', vote: 'down' },
      { emoji: '😢', vote: null },
      { emoji: '❤️‍🔥', vote: 'up' },
      { emoji: '👩‍❤️‍👨', vote: 'up' },
      { emoji: '🏳️‍🌈', vote: 'up' },
      { emoji: '🇺🇸', vote: 'up' },
      { emoji: '🤷🏽‍♀️', vote: null },
      { emoji: '😮‍💨', vote: null },
    ])
    .run(({ assert }, { emoji, vote }) => {
      const body = `Reacted ${emoji} to “Good night, Sam.”`
      const found = read({ language: 'en', text: 'Good night, Sam.', body, emoji })
      assert.deepEqual(found, { vote, reaction: emoji })
    })

  test('are known by the end that a phone has cut off, not by two words', ({ assert }) => {
    const text = 'I was thinking of you when the rain began'
    const isKnown = (body: string) => readTapback(asTapback(body) ?? '', text) !== null
    assert.isTrue(isKnown('Liked “I was thinking of you…”'))
    assert.isFalse(isKnown('Liked “I was…”'))
    assert.isFalse(isKnown('Liked “I was thinking of him…”'))
  })
})
