import { type DiaryLine, diaryLineInput } from '#app/conversations/diary/contract'
import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dayOfDate } from '../../lib/format'
import { TextEditor } from '../../lib/text_editor'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { RemoveLine } from './remove_line'
import { useChangeLine } from './use_diary'

export function DiaryRow({ line }: { line: DiaryLine }) {
  const [isEditing, setIsEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const changeLine = useChangeLine(line)
  const day = dayOfDate(line.date)

  const close = () => {
    flushSync(() => setIsEditing(false))
    edit.current?.focus()
  }

  return (
    <li className="min-w-0">
      <Card>
        <p className="text-sm text-muted">
          <time dateTime={line.date} className="font-semibold">
            {day}
          </time>
          {line.isEdited && ' · in your words'}
        </p>
        {isEditing ? (
          <TextEditor
            label="What the day was like"
            rows={3}
            text={line.text}
            schema={diaryLineInput}
            change={changeLine}
            onDone={close}
            className="mt-2"
          />
        ) : (
          <>
            <p className="mt-1.5 max-w-read text-lg as-written whitespace-pre-wrap">{line.text}</p>
            <div className="mt-1 -mb-2.5 -ml-1 flex flex-wrap gap-x-4">
              <Button
                ref={edit}
                variant="link"
                size="sm"
                aria-label={`Edit ${day}`}
                onClick={() => setIsEditing(true)}
              >
                <Pencil aria-hidden="true" className="size-4" />
                Edit
              </Button>
              <RemoveLine line={line} day={day} />
            </div>
          </>
        )}
      </Card>
    </li>
  )
}
