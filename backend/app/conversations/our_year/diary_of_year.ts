import { commonestFirst } from '#app/conversations/diary/commonest_first'
import type { DiaryLine } from '#app/models/diary_line'
import { type EmotionalState, moodOf } from '#app/models/mood'
import type { OurYear } from '#app/conversations/our_year/contract'

const MOST_SUBJECTS = 8
const MOST_MOODS = 3

type Kept = Pick<DiaryLine, 'date' | 'subjects' | 'mood'>

/** What was talked about most, and how she felt month by month, out of her diary. */
export function diaryOfYear(lines: readonly Kept[]): Pick<OurYear, 'subjects' | 'moods'> {
  const subjects = commonestFirst(lines.flatMap((line) => line.subjects))
  const months = Map.groupBy(lines, ({ date }) => date.slice(0, 7))
  return {
    subjects: subjects.slice(0, MOST_SUBJECTS).map(([subject, days]) => ({ subject, days })),
    moods: [...months].flatMap(([month, ofMonth]) => {
      const moods = commonestFirst<EmotionalState>(
        ofMonth.flatMap(({ mood }) => (mood ? moodOf(mood) : []))
      )
      const commonest = moods.slice(0, MOST_MOODS).map(([mood, days]) => ({ mood, days }))
      return commonest.length > 0 ? [{ month, moods: commonest }] : []
    }),
  }
}
