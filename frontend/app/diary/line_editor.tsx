import { type DiaryLine, diaryLineInput } from '#app/conversations/diary/contract'
import { TextEditor } from '../../lib/text_editor'
import { useChangeLine } from './use_diary'

interface LineEditorProps {
  line: DiaryLine
  onDone: () => void
}

export function LineEditor({ line, onDone }: LineEditorProps) {
  return (
    <TextEditor
      label="What the day was like"
      rows={3}
      text={line.text}
      schema={diaryLineInput}
      change={useChangeLine(line)}
      onDone={onDone}
      className="mt-2"
    />
  )
}
