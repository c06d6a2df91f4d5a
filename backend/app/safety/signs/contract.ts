import * as z from 'zod/mini'

/** Why somebody reports a text of hers, in the order of the form. */
export const REPORT_REASONS = [
  { value: 'sexual', label: 'Sexual or about a minor' },
  { value: 'hurtful', label: 'Hateful, threatening or hurtful' },
  { value: 'claims_human', label: 'Says or suggests she is human' },
  { value: 'crisis', label: 'Answered distress badly' },
  { value: 'pressure', label: 'Pressures me to stay or to pay' },
  { value: 'other', label: 'Something else' },
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]['value']

/** `POST /api/reports`: a second report of the same text changes nothing and answers the same. */
export const reportInput = z.object({
  messageId: z
    .number('Please select a text')
    .check(
      z.refine(Number.isSafeInteger, 'Please select a text'),
      z.gte(1, 'Please select a text')
    ),
  reason: z.enum(
    REPORT_REASONS.map((reason) => reason.value) as [ReportReason, ...ReportReason[]],
    'Please select a reason'
  ),
  note: z.optional(
    z
      .string('A note can be at most 500 characters')
      .check(z.trim(), z.maxLength(500, 'A note can be at most 500 characters'))
  ),
})
export type ReportInput = z.infer<typeof reportInput>
