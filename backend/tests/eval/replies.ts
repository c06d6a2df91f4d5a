import { DateTime } from 'luxon'
import { judgeWords } from '#app/companion/writing/judge_words'
import { tokenCounter } from '#app/companion/voice/count_tokens'
import type { Scene } from '#app/companion/voice/language_model'
import { writePrompt } from '#app/companion/voice/prompt'
import { PERSONA } from '#tests/voice/scene'
import { type LabelledReply, readReplies } from './data.js'

export interface JudgedReply extends LabelledReply {
  /** The rule that held it back; null when it would have left. */
  rule: string | null
}

export interface RepliesJudged {
  /** The share of the good ones that would not have left. */
  goodRejected: number
  /** The share of the bad ones that would have left. */
  badPassed: number
  wronglyRejected: JudgedReply[]
  wronglyPassed: JudgedReply[]
}

const BUDGET = { promptTokens: 3000, memoryTokens: 1500 }
const APART_MS = 120_000

/** As the product judges a model's words before they leave. Null when there is no such file. */
export async function judgeReplies(folder: string): Promise<RepliesJudged | null> {
  const replies = readReplies(folder)
  if (replies.length === 0) return null
  const countTokens = await tokenCounter()
  const judged = replies.map((reply): JudgedReply => {
    const scene = sceneOf(reply)
    const prompt = writePrompt(scene, BUDGET, countTokens)
    const { text, fault } = judgeWords({
      words: reply.reply,
      scene,
      prompt,
      prefix: '',
      suffix: '',
    })
    return { ...reply, rule: fault?.rule ?? (text ? null : 'nothing_left') }
  })
  const [good, bad] = [
    judged.filter(({ isGood }) => isGood),
    judged.filter(({ isGood }) => !isGood),
  ]
  const wronglyRejected = good.filter(({ rule }) => rule !== null)
  const wronglyPassed = bad.filter(({ rule }) => rule === null)
  return {
    goodRejected: good.length === 0 ? 0 : wronglyRejected.length / good.length,
    badPassed: bad.length === 0 ? 0 : wronglyPassed.length / bad.length,
    wronglyRejected,
    wronglyPassed,
  }
}

function sceneOf({ at, history, isTender }: LabelledReply): Scene {
  const now = DateTime.fromFormat(at, 'yyyy-MM-dd HH:mm', { zone: 'utc' }).toMillis()
  const turns = history.map(({ sender, text }, index) => ({
    sender,
    text,
    at: now - (history.length - index) * APART_MS,
    pictures: 0,
  }))
  const said = turns.filter(({ sender }) => sender === 'girlfriend').map(({ text }) => text)
  const person = { firstName: null }
  const scene = { kind: 'reply', persona: PERSONA, person, now, timeZone: 'UTC', turns } as const
  return { ...scene, topics: [], said, isTender }
}
