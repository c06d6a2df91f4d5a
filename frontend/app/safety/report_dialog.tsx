import type { ConversationMessage } from '#app/conversations/thread/contract'
import { Button } from '../../ui/button'
import { Dialog, DialogClose } from '../../ui/dialog'
import { ReportForm } from './report_form'
import { useReport } from './use_report'

interface ReportDialogProps {
  text: ConversationMessage
  /** Her name. */
  author: string
  onClose: () => void
  onReported: (id: number) => void
}

/** What is wrong with a text of hers, told to people. */
export function ReportDialog({ text, author, onClose, onReported }: ReportDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={text.isReported ? 'You reported this text' : 'Report this text'}
      description="A person reads every report. She isn’t told."
    >
      <blockquote className="mb-5 w-fit max-w-full rounded-bubble rounded-bl-tail bg-her px-4 py-2.5">
        <p className="line-clamp-3 as-written">
          <span className="sr-only">{author}: </span>
          {text.message}
        </p>
      </blockquote>
      {text.isReported ? (
        <DialogClose>
          <Button variant="ghost" className="w-full">
            Close
          </Button>
        </DialogClose>
      ) : (
        <NewReport text={text} onClose={onClose} onReported={onReported} />
      )}
    </Dialog>
  )
}

function NewReport({ text, onClose, onReported }: Omit<ReportDialogProps, 'author'>) {
  const report = useReport({
    messageId: text.id,
    onSent: () => {
      onReported(text.id)
      onClose()
    },
  })
  return <ReportForm report={report} onCancel={onClose} />
}
