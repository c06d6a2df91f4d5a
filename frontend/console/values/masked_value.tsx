import type { Field } from '#app/console/resources/contract'
import { Eye } from 'lucide-react'
import { Box, IconButton, Tooltip } from '@mui/material'
import { type MouseEvent, type ReactNode } from 'react'
import { useNotify } from 'react-admin'
import { refusalOf } from '../../lib/api_error'
import { phoneText } from '../../lib/phone_text'
import { useMay } from '../sign_in/staff_session'
import { useReveal, useRevealed } from './reveal_context'

export const AUDIT_HINT = 'This is recorded in the audit log'

interface MaskedValueProps {
  resource: string
  id: number
  field: Field
  /** What the server shows of it to everybody. */
  masked: unknown
}

/** Dots, or a part, until whoever may asks for the rest. */
export function MaskedValue({ resource, id, field, masked }: MaskedValueProps) {
  const may = useMay()
  const values = useRevealed().of(resource, id)
  if (values && field.name in values) return <Plain field={field}>{values[field.name]}</Plain>
  if (field.isClearToSupport && may('resources.reveal'))
    return <Plain field={field}>{masked}</Plain>
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box
        component="span"
        sx={{
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
        }}
      >
        {textOf(masked)}
      </Box>
      {may('resources.reveal') && <RevealButton {...{ resource, id, field }} />}
    </Box>
  )
}

function RevealButton({ resource, id, field }: Omit<MaskedValueProps, 'masked'>) {
  const { mutate, isPending } = useReveal()
  const notify = useNotify()
  const reveal = (event: MouseEvent) => {
    event.stopPropagation()
    mutate(
      { resource, id, fields: [field.name] },
      { onError: (error) => notify(refusalOf(error, 'Could not reveal it'), { type: 'error' }) }
    )
  }
  return (
    <Tooltip title={`Reveal. ${AUDIT_HINT}.`} describeChild>
      <span>
        <IconButton
          size="small"
          disabled={isPending}
          onClick={reveal}
          aria-label={`Reveal ${field.label.toLowerCase()} of #${id}`}
        >
          <Eye aria-hidden="true" size={16} />
        </IconButton>
      </span>
    </Tooltip>
  )
}

function Plain({ field, children }: { field: Field; children: unknown }): ReactNode {
  const text = textOf(children)
  return (
    <Box component="span" sx={{ whiteSpace: field.kind === 'long_text' ? 'pre-wrap' : 'nowrap' }}>
      {field.name === 'phone' ? phoneText(text) : text || '–'}
    </Box>
  )
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ')
  return value === null || value === undefined ? '–' : String(value)
}
