import { DateTime } from 'luxon'
import { aiNotice, type NoticeWish } from '#app/texting/gate/ai_notice'
import { type BusinessPerson, DAY_MS } from '#database/seeders/business_people'
import { TALK } from '#database/seeders/demo_words'
import type { Dice } from '#database/seeders/dice'
import type { PastText, Talker } from '#database/seeders/past_text'

/** What one customer and their companion wrote, oldest first. */
interface Account {
  person: BusinessPerson
  talker: Talker
  her: Pick<NoticeWish, 'name' | 'personality'>
}

const MINUTE_MS = 60_000
/** The figures show thirty days; what was said long before them is left out. */
const TOLD_DAYS = 35
const TRIAL_REPLIES = 10
/** A refill brings so many more. */
const BOUGHT_REPLIES = 100
const LOST = [
  ['undelivered', 0.014],
  ['failed', 0.02],
  ['unknown', 0.023],
] as const
/** Who once said something that somebody had to look at, how many days ago, and whether somebody has. */
const CARE: Readonly<Record<number, Pick<PastText, 'care' | 'isAnswered'> & { daysAgo: number }>> =
  {
    5: { care: 'crisis', daysAgo: 26, isAnswered: true },
    22: { care: 'crisis', daysAgo: 11, isAnswered: true },
    35: { care: 'crisis', daysAgo: 4, isAnswered: true },
    14: { care: 'explicit', daysAgo: 8, isAnswered: true },
    49: { care: 'explicit', daysAgo: 1.2, isAnswered: false },
    30: { care: 'report', daysAgo: 5, isAnswered: true },
    25: { care: 'report', daysAgo: 0.6, isAnswered: false },
  }
const CARE_WORDS = {
  crisis: { me: TALK.crisis, her: TALK.crisisAnswer, kind: 'crisis' },
  explicit: { me: TALK.explicit, her: TALK.explicitAnswer, kind: 'reply' },
  report: { me: TALK.hello, her: TALK.reported, kind: 'reply' },
} as const

export function businessTexts(dice: Dice, account: Account, now: number): PastText[] {
  const { person, talker, her } = account
  const until = Math.min(person.leavesAt ?? now, now) - 20 * MINUTE_MS
  const first = filled(TALK.firstText, { person: person.firstName, name: her.name })
  const texts = [hers(talker, person.joinedAt + 2 * MINUTE_MS, { kind: 'first_text', body: first })]
  let replies = 0
  for (let day = person.joinedAt; day < until; day += DAY_MS) {
    if (day > person.joinedAt && day < now - TOLD_DAYS * DAY_MS) continue
    if (day > person.joinedAt && !dice.isLucky(person.eagerness)) continue
    const scene = sceneOn(dice, account, day).filter(({ at }) => at < until)
    const room = allowedBy(person, day) - replies
    texts.push(...scene.slice(0, 2 * Math.max(0, room)))
    replies += scene.length / 2
  }
  const care = careTexts(account, now)
  return [...texts, ...care, ...goodbye(account)].toSorted((one, other) => one.at - other.at)
}

function allowedBy({ buys }: BusinessPerson, at: number): number {
  if (!buys || buys.at > at) return TRIAL_REPLIES
  return buys.planId === 'refill' ? TRIAL_REPLIES + BOUGHT_REPLIES : Infinity
}

/** A few exchanges some time between nine and ten, by their clock. */
function sceneOn(dice: Dice, { person, talker, her: companion }: Account, day: number): PastText[] {
  const zone = { zone: talker.zone }
  const time = {
    hour: dice.between(8, 21),
    minute: dice.between(0, 59),
    second: dice.between(0, 59),
  }
  const wished = DateTime.fromMillis(day, zone).set(time).toMillis()
  let at = Math.max(wished, person.joinedAt + dice.between(4, 30) * MINUTE_MS)
  return Array.from({ length: dice.between(2, 6) }, (_, index) => {
    const { me, her } = dice.pick(TALK.exchanges)
    const asked: PastText = { talker, at, from: 'me', kind: 'talk', body: me }
    const answered = at + dice.between(7_000, 24_000)
    const wish = { ...companion, talk: talker.conversationId, now: answered }
    const notice = index === 0 ? aiNotice(wish) : ''
    const state = fateOf(dice.roll())
    at += dice.between(70, 420) * 1000
    const said = { kind: 'reply', body: notice + her, hasNotice: index === 0 }
    return [asked, { ...hers(talker, answered, said), ...(state && { state }) }]
  }).flat()
}

function fateOf(roll: number) {
  return LOST.find(([, until]) => roll < until)?.[0]
}

function careTexts({ person, talker }: Account, now: number): PastText[] {
  const told = CARE[person.index]
  if (!told?.care) return []
  const { care, isAnswered = false } = told
  const { me, her, kind } = CARE_WORDS[care]
  const at = now - told.daysAgo * DAY_MS
  const isHers = care === 'report'
  const event = { care, isAnswered }
  return [
    { talker, at, from: 'me', kind: 'talk', body: me, ...(!isHers && event) },
    { ...hers(talker, at + 9_000, { kind, body: her }), ...(isHers && event) },
  ]
}

function goodbye({ person, talker }: Account): PastText[] {
  const at = person.leavesAt
  if (at === null) return []
  const answer = hers(talker, at + 1_000, { kind: 'stop_answer', body: TALK.stopAnswer })
  return [{ talker, at, from: 'me', kind: 'keyword', body: TALK.stop }, answer]
}

function hers(
  talker: Talker,
  at: number,
  said: Pick<PastText, 'kind' | 'body' | 'hasNotice'>
): PastText {
  return { talker, at, from: 'her', ...said }
}

export function filled(line: string, gaps: Readonly<Record<string, string>>): string {
  return line.replace(/\{(\w{1,20})\}/g, (gap, name: string) => gaps[name] ?? gap)
}
