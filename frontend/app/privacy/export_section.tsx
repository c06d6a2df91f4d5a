import { Download } from 'lucide-react'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/field'
import { LiveRegion } from '../../ui/live_region'
import { Section } from '../../ui/section'
import { useExport } from './use_export'

export function ExportSection() {
  const { start, isPending, failure } = useExport()
  return (
    <Section
      title="Your data"
      description="Everything about you in one JSON file: profile, texts, memories, schedules, payments."
    >
      <Button variant="ghost" isPending={isPending} onClick={start}>
        {!isPending && <Download aria-hidden="true" className="size-5" />}
        {isPending ? 'Preparing your file...' : 'Export my data'}
      </Button>
      <LiveRegion>{isPending && 'Preparing your file'}</LiveRegion>
      <FieldError>{failure ?? undefined}</FieldError>
      <p className="mt-3 text-sm text-muted">
        The file is not protected by a password. Keep it where only you can read it.
      </p>
    </Section>
  )
}
