import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database'
import { notFound } from '#app/core/refusal'
import { storable } from '#app/core/storable'
import type { Memory, MemoryInput } from '#app/memory/contract'
import { nothingWritten } from '#app/memory/errors'

interface MemoryRow {
  id: number
  body: string
  is_pinned: boolean | number
  saved_at: number
}

interface OwnMemory {
  userId: number
  id: number
}

const COLUMNS = 'id, body, is_pinned, saved_at'

/** What she keeps in mind about a person, for that person to see, correct and take back. */
@inject()
export class Memories {
  constructor(private readonly database: Database) {}

  /** Pinned first, then newest. */
  async list(userId: number): Promise<Memory[]> {
    const rows = await this.database.read.all<MemoryRow>(
      `select ${COLUMNS} from memories where user_id = ? order by is_pinned desc, saved_at desc, id desc`,
      userId
    )
    return rows.map(memoryOf)
  }

  /** Only what is named changes; when she learned it stays. */
  async change({ userId, id }: OwnMemory, { text, isPinned }: MemoryInput): Promise<Memory> {
    const row = await this.database.read.first<MemoryRow>(
      `update memories set body = coalesce(?, body), is_pinned = coalesce(?, is_pinned)
       where id = ? and user_id = ? returning ${COLUMNS}`,
      text === undefined ? null : writtenIn(text),
      isPinned ?? null,
      id,
      userId
    )
    if (!row) throw notFound()
    return memoryOf(row)
  }

  async forget({ userId, id }: OwnMemory): Promise<void> {
    const sql = 'delete from memories where id = ? and user_id = ?'
    if ((await this.database.read.run(sql, id, userId)) === 0) throw notFound()
  }
}

function writtenIn(text: string): string {
  const kept = storable(text).trim()
  if (kept === '') throw nothingWritten()
  return kept
}

function memoryOf(row: MemoryRow): Memory {
  return {
    id: row.id,
    text: row.body,
    isPinned: Boolean(row.is_pinned),
    savedAt: new Date(row.saved_at).toISOString(),
  }
}
