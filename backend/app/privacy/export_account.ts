import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import { FindSignup } from '#app/people/accounts/find_signup'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { notSignedIn } from '#app/core/answers/refusal'
import { findGirlfriend } from '#app/people/girlfriends/find_girlfriend'
import { EXPORT_SECTIONS, type ExportSection } from '#app/privacy/export_sections'
import type { Row } from '#app/privacy/export_values'

export interface ExportedAccount {
  fileName: string
  /** One JSON document, piece by piece; the next is read from the database when the one before was taken. */
  pieces: AsyncIterable<string>
}

interface Account {
  phone_key: string
  time_zone: string
  date_of_birth: string | null
  emotional_state: string | null
  topics: string | null
  summary: string | null
  started_at: number | null
}

const ROWS_A_PAGE = 200

/** Everything about a person, to take along. */
@inject()
export class ExportAccount {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly findSignup: FindSignup
  ) {}

  async execute(userId: number): Promise<ExportedAccount> {
    const account = await this.database.read.first<Account>(
      `select u.phone_key, u.time_zone, u.date_of_birth, c.emotional_state, c.topics, c.summary,
         c.created_at as started_at
       from users u left join conversations c on c.user_id = u.id where u.id = ?`,
      userId
    )
    const signup = await this.findSignup.execute(userId)
    if (!account || !signup) throw notSignedIn()
    const head = {
      exportedAt: new Date(this.clock.now()).toISOString(),
      account: { ...signup, dateOfBirth: account.date_of_birth },
      companion: await findGirlfriend(this.database.read, userId),
      conversation: conversationOf(account),
    }
    return {
      fileName: `everly-export-${this.#today(account.time_zone)}.json`,
      pieces: this.#write(head, { user: userId, number: account.phone_key }),
    }
  }

  /** What is added or removed meanwhile is in it or not; the document is whole in either case. */
  async *#write(head: object, keys: Keys): AsyncGenerator<string> {
    yield JSON.stringify(head).slice(0, -1)
    for (const section of EXPORT_SECTIONS) {
      yield `,\n"${section.name}":[`
      let separator = '\n'
      for await (const rows of this.#pages(section, keys)) {
        yield separator + rows.map((row) => JSON.stringify(section.show(row))).join(',\n')
        separator = ',\n'
      }
      yield ']'
    }
    yield '}\n'
  }

  async *#pages({ sources }: ExportSection, keys: Keys): AsyncGenerator<Row[]> {
    for (const { of, query } of sources) {
      for (let after = 0; ;) {
        const rows = await this.database.read.all<Row>(query, keys[of], after, ROWS_A_PAGE)
        const last = rows.at(-1)
        if (!last) break
        yield rows
        after = last.id
      }
    }
  }

  #today(timeZone: string): string {
    return DateTime.fromMillis(this.clock.now(), { zone: timeZone }).toISODate() ?? ''
  }
}

interface Keys {
  user: number
  number: string
}

function conversationOf({
  emotional_state: mood,
  topics,
  summary,
  started_at: startedAt,
}: Account) {
  if (startedAt === null) return null
  return {
    startedAt: new Date(startedAt).toISOString(),
    emotionalState: mood,
    topicsDiscussed: JSON.parse(topics ?? '[]') as string[],
    gist: summary ?? '',
  }
}
