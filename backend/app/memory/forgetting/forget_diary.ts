import { localDateOf } from '#app/core/clock/wall_clock'
import type { Sql, Tx } from '#app/core/database/sql'
import { DiaryLine } from '#app/models/diary_line'
import { Message } from '#app/models/message'
import { User } from '#app/models/user'
import { withoutMark } from '#app/models/kinds'
import {
  cutSentences,
  type ForgottenThing,
  hasAllWords,
} from '#app/memory/kept/forgotten_sentences'

interface Traces {
  userId: number
  thing: ForgottenThing
  /** The texts something was cut from. */
  cut: readonly number[]
}

/**
 * A line that names it loses that sentence, or goes. Her line about a day on which it was told may tell it
 * in words of its own: it is written anew from what is left of that day. Answers whether one has to be.
 */
export async function forgetDiary({ sql }: Tx, { userId, thing, cut }: Traces): Promise<boolean> {
  const lines = await DiaryLine.query(sql).where({ userId })
  if (lines.length === 0) return false
  const dates = await datesOf(sql, userId, cut)
  let isAnew = false
  for (const line of lines) {
    const isToldThen = dates.has(line.date) && !line.isEdited
    isAnew ||= isToldThen
    await forgetIn(line, thing, isToldThen)
  }
  return isAnew
}

async function datesOf(sql: Sql, userId: number, cut: readonly number[]): Promise<Set<string>> {
  const { timeZone } = await User.findOrFail(userId, sql)
  const texts = await Message.query(sql).whereIn('id', [...cut])
  return new Set(texts.map(({ createdAt }) => localDateOf(createdAt, timeZone)))
}

async function forgetIn(line: DiaryLine, thing: ForgottenThing, isAnew: boolean): Promise<void> {
  const { words } = thing
  const body = isAnew ? null : withoutWords(line.body, words)
  if (body === '') return line.delete()
  const subjects = line.subjects.filter((one) => !words.some((word) => hasAllWords(one, [word])))
  await line.merge({ body, subjects }).save()
}

/** What was cut leaves no mark in a diary, and its line stays one. */
function withoutWords(body: string | null, words: readonly string[]): string | null {
  const cut = body === null ? null : cutSentences(body, (said) => hasAllWords(said, words))
  return cut === body || cut === null ? body : withoutMark(cut).replace(/\s+/g, ' ')
}
