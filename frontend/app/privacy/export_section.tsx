import { BookOpen, Download, type LucideIcon } from 'lucide-react'
import type { FormEvent } from 'react'
import { OwnPassword } from '../../lib/own_password'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/field'
import { LiveRegion } from '../../ui/live_region'
import { Section } from '../../ui/section'
import { type ExportKind, useExport } from './use_export'

export function ExportSection() {
  const { start, own, pending, failure } = useExport()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pending === null) start('data')
  }

  return (
    <Section
      title="Your data"
      description={
        <>
          <p>
            Everything about you in one JSON file: profile, texts, memories, schedules, payments.
          </p>
          <p className="mt-2">
            Or the two of you as a book: your texts, her diary, pins, and memories on one page you
            can read offline or print.
          </p>
        </>
      }
    >
      <form noValidate onSubmit={submit} className="grid justify-items-start gap-4">
        <div className="w-full">
          <OwnPassword {...own} />
        </div>
        <div className="flex flex-wrap gap-3">
          <ExportButton kind="data" words="Export my data" Icon={Download} pending={pending} />
          <ExportButton
            kind="book"
            words="Download as a book"
            Icon={BookOpen}
            pending={pending}
            onClick={() => pending === null && start('book')}
          />
        </div>
        <LiveRegion>{pending !== null && 'Preparing your file'}</LiveRegion>
        <FieldError>{failure}</FieldError>
      </form>
      <p className="mt-3 text-sm text-muted">
        The file is not protected by a password. Keep it where only you can read it.
      </p>
    </Section>
  )
}

interface ExportButtonProps {
  kind: ExportKind
  words: string
  Icon: LucideIcon
  /** What is being prepared. */
  pending: ExportKind | null
  /** Submits the form when left out. */
  onClick?: () => void
}

function ExportButton({ kind, words, Icon, pending, onClick }: ExportButtonProps) {
  const isPending = pending === kind
  return (
    <Button
      type={onClick ? 'button' : 'submit'}
      variant="ghost"
      isPending={isPending}
      onClick={onClick}
    >
      {!isPending && <Icon aria-hidden="true" className="size-5" />}
      {isPending ? 'Preparing your file...' : words}
    </Button>
  )
}
