import type { Sql } from '#app/core/database/sql'
import { DiaryLine } from '#app/models/diary_line'
import { insertUnlessKnown } from '#app/models/insert_unless_known'

/** What is written down about a day. */
export interface Written {
  body: string
  subjects: string[]
  mood: string | null
}

/** Once for each date, whoever is quicker. */
export async function keepDiaryLine(
  sql: Sql,
  day: { userId: number; date: string; writtenAt: number },
  written: Written
): Promise<void> {
  await insertUnlessKnown(new DiaryLine().fill({ ...day, ...written }), sql)
}

/** Unless its person wrote it themselves meanwhile, or removed it. */
export async function writeLineAnew(
  sql: Sql,
  line: { id: number; writtenAt: number },
  written: Written | 'nothing'
): Promise<void> {
  const { id, writtenAt } = line
  const open = DiaryLine.query(sql).where({ id }).whereNull('body')
  if (written === 'nothing') return void (await open.delete())
  const subjects = JSON.stringify(written.subjects)
  await open.update({ ...written, subjects, writtenAt })
}

/** In the person's own words. */
export function correctDiaryLine(line: DiaryLine, body: string): Promise<DiaryLine> {
  return line.merge({ body, isEdited: true }).save()
}

/** A day is written about once: a line that is gone stays gone. */
export function removeDiaryLine(line: DiaryLine): Promise<void> {
  return line.delete()
}
