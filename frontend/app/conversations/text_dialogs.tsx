import type { ConversationMessage } from '#app/conversations/thread/contract'
import { Suspense, useEffect, useState, type ComponentType } from 'react'
import type { Thread } from './merge_thread'
import { TextSheet } from './text_sheet'
import { useMarkReported } from './use_thread'

export interface TextDialogsProps {
  /** The text whose button was pressed. */
  opened: ConversationMessage | null
  thread: Thread | undefined
  /** Her name. */
  author: string
  onClose: () => void
  /** Where somebody says what is wrong with a text of hers. */
  ReportDialog: ComponentType<{
    text: ConversationMessage
    author: string
    onClose: () => void
    onReported: (id: number) => void
  }>
}

/** What can be done with one text, and behind it the report. */
export function TextDialogs(props: TextDialogsProps) {
  const { opened, thread, author, onClose, ReportDialog } = props
  const report = useReportStage()
  const markReported = useMarkReported()
  // As it stands now: what is marked shows at once.
  const text = thread?.messages.find(({ id }) => id === opened?.id)
  if (!thread || !text) return null

  const close = () => {
    report.end()
    onClose()
  }
  if (report.stage === 'none') {
    return (
      <TextSheet
        {...{ text, author }}
        zone={thread.view.displayZone}
        onClose={close}
        onReport={report.begin}
      />
    )
  }
  if (report.stage === 'soon') return null
  return (
    <Suspense>
      <ReportDialog
        text={text}
        author={author}
        onClose={close}
        onReported={(id) => void markReported(id)}
      />
    </Suspense>
  )
}

/** The sheet gives the focus back to the text's button before the report takes it from there. */
function useReportStage() {
  const [stage, setStage] = useState<'none' | 'soon' | 'open'>('none')
  useEffect(() => {
    if (stage !== 'soon') return
    const opening = setTimeout(() => setStage('open'))
    return () => clearTimeout(opening)
  }, [stage])
  return { stage, begin: () => setStage('soon'), end: () => setStage('none') }
}
