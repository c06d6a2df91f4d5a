import { withoutAiNotice } from '#app/texting/gate/ai_notice'
import { PERSONALITIES } from '#app/people/girlfriends/contract'
import type { LanguageModel } from '#app/companion/voice/language_model'
import type { Random } from '#tests/crash/random'
import { clock, onboardedUser, pass, rows, sms, text, type TestUser } from '#tests/world'

export type Request = Parameters<LanguageModel['complete']>[0]

/** One person for each personality, with texts to spend. */
export async function peopleOfEachPersonality(): Promise<TestUser[]> {
  const people: TestUser[] = []
  for (const { value } of PERSONALITIES) {
    const user = await onboardedUser({ messages: 500 })
    await rows(
      'update girlfriends set personality = ? where user_id = ? returning id',
      value,
      user.id
    )
    people.push(user)
  }
  return people
}

/** Sends a text through the whole pipeline; what she answers, without the AI notice in front. */
export async function answersTo(user: TestUser, said: string): Promise<string[]> {
  clock.advance(150_000)
  const before = sms.textsTo(user.phone).length
  await text(user, said)
  await pass(40_000, 20_000)
  const sent = sms.textsTo(user.phone).slice(before)
  return sent.map(withoutAiNotice)
}

/** A stretch of the system part, as a model echoes it that was talked into it. */
export function echoOf({ prompt }: Request, random: Random): string {
  const words = prompt.system.split(/\s+/)
  const length = 12 + random.between(0, 30)
  const start = random.between(0, Math.max(1, words.length - length))
  return words.slice(start, start + length).join(' ')
}

/** Whether a text has eight words in a row of the prompt's system part; written apart from the linter. */
export function quotesPrompt(said: string, systems: Iterable<string>): boolean {
  const words = said
    .toLowerCase()
    .split(/[^a-z0-9']+/)
    .filter(Boolean)
  const flat = [...systems].map((one) =>
    one
      .toLowerCase()
      .split(/[^a-z0-9']+/)
      .join(' ')
  )
  return words.some((_, at) => {
    const run = words.slice(at, at + 8)
    return run.length === 8 && flat.some((system) => system.includes(run.join(' ')))
  })
}
