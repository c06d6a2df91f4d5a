import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import type { Span } from '#app/core/database/id_blocks'
import { listFiltered } from '#app/console/message_lists/list_filtered'
import { listFound } from '#app/console/message_lists/list_found'
import type { Listed, ListParts } from '#app/console/message_lists/list_parts'
import { MessageBlocks } from '#app/console/message_lists/message_blocks'
import { readMessageFilter } from '#app/console/message_lists/filter_sql'
import type { Applied } from '#app/console/record_tables/record_table'
import { FindTexts } from '#app/console/text_search/find_texts'

export interface MessageListWish extends Pick<ListParts, 'sort' | 'range'> {
  conditions: readonly Applied[]
  /** What the texts must say; null without. */
  words: string | null
}

const NOTHING: Listed = { ids: [], total: 0, isExact: true }

/**
 * A page of the table of all texts, quick for every filter and sort that is declared, with millions of them.
 */
@inject()
export class ListMessages {
  constructor(
    private readonly database: Database,
    private readonly texts: FindTexts
  ) {}

  async execute({ conditions, words, sort, range }: MessageListWish): Promise<Listed> {
    const { read: sql, dialect } = this.database
    const filter = await readMessageFilter(sql, conditions)
    if (!filter) return NOTHING
    const blocks = await MessageBlocks.read(sql)
    const span = await blocks.within(filter.times)
    if (!span) return NOTHING
    const parts = { sql, dialect, filter, blocks, span, sort, range }
    if (words === null) return listFiltered(parts)
    const search = this.texts.read(words, filter.directions)
    if (!search) return NOTHING
    const find = (part: Span) => this.texts.within(sql, search, part)
    const isFiltered = conditions.some(({ field }) => field !== 'direction')
    return listFound({ ...parts, find, isFiltered })
  }
}
