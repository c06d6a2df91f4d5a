import { Download } from 'lucide-react'
import type { FormEvent } from 'react'
import { OwnPassword } from '../../lib/own_password'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/field'
import { LiveRegion } from '../../ui/live_region'
import { Section } from '../../ui/section'
import { useExport } from './use_export'

export function ExportSection() {
  const { start, own, isPending, failure } = useExport()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) start()
  }

  return (
    <Section
      title="Your data"
      description="Everything about you in one JSON file: profile, texts, memories, schedules, payments."
    >
      <form noValidate onSubmit={submit} className="grid justify-items-start gap-4">
        <div className="w-full">
          <OwnPassword {...own} />
        </div>
        <Button type="submit" variant="ghost" isPending={isPending}>
          {!isPending && <Download aria-hidden="true" className="size-5" />}
          {isPending ? 'Preparing your file...' : 'Export my data'}
        </Button>
        <LiveRegion>{isPending && 'Preparing your file'}</LiveRegion>
        <FieldError>{failure}</FieldError>
      </form>
      <p className="mt-3 text-sm text-muted">
        The file is not protected by a password. Keep it where only you can read it.
      </p>
    </Section>
  )
}
