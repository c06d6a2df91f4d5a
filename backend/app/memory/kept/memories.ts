import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { notFound } from '#app/core/answers/refusal'
import { storable } from '#app/core/database/storable'
import type { Memory, MemoryInput } from '#app/memory/kept/contract'
import { nothingWritten } from '#app/memory/kept/errors'
import { Forget } from '#app/memory/kept/forget'

interface MemoryRow {
  id: number
  body: string
  is_pinned: boolean | number
  saved_at: number
  about: Memory['about']
  valid_to: number | null
  expires_at: number | null
}

interface OwnMemory {
  userId: number
  id: number
}

const COLUMNS = 'id, body, is_pinned, saved_at, about, valid_to, expires_at'

/** What she keeps in mind about a person, for that person to see, correct and take back. */
@inject()
export class Memories {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly forgetting: Forget
  ) {}

  /** What holds comes before what is over, in each the pinned ones first, then the newest. */
  async list(userId: number): Promise<Memory[]> {
    const rows = await this.database.read.all<MemoryRow>(
      `select ${COLUMNS} from memories where user_id = ? order by is_pinned desc, saved_at desc, id desc`,
      userId
    )
    const now = this.clock.now()
    const memories = rows.map((row) => memoryOf(row, now))
    return [
      ...memories.filter((memory) => memory.heldUntil === null),
      ...memories.filter((memory) => memory.heldUntil !== null),
    ]
  }

  /** Only what is named changes; when she learned it stays. Their own words are certain. */
  async change({ userId, id }: OwnMemory, { text, isPinned }: MemoryInput): Promise<Memory> {
    const isWritten = text !== undefined
    const row = await this.database.read.first<MemoryRow>(
      `update memories set body = coalesce(?, body), is_pinned = coalesce(?, is_pinned),
         value_key = case when ? then null else value_key end, is_edited = case when ? then ? else is_edited end,
         confidence = case when ? then 100 else confidence end
       where id = ? and user_id = ? returning ${COLUMNS}`,
      text === undefined ? null : writtenIn(text),
      isPinned ?? null,
      isWritten,
      isWritten,
      true,
      isWritten,
      id,
      userId
    )
    if (!row) throw notFound()
    return memoryOf(row, this.clock.now())
  }

  forget(own: OwnMemory): Promise<void> {
    return this.forgetting.execute(own)
  }
}

function writtenIn(text: string): string {
  const kept = storable(text).trim()
  if (kept === '') throw nothingWritten()
  return kept
}

function memoryOf(row: MemoryRow, now: number): Memory {
  const isExpired = row.expires_at !== null && row.expires_at <= now
  const heldUntil = row.valid_to ?? (isExpired ? row.expires_at : null)
  return {
    id: row.id,
    text: row.body,
    isPinned: Boolean(row.is_pinned),
    savedAt: new Date(row.saved_at).toISOString(),
    about: row.about,
    heldUntil: heldUntil === null ? null : new Date(heldUntil).toISOString(),
  }
}
