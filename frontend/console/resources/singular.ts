const SINGULARS: Record<string, string> = {
  'AI usage': 'AI usage',
  'Audit log': 'Audit log entry',
  'Activities': 'Activity',
}

/** `Safety events` as `Safety event`. */
export function singularOf(label: string): string {
  return SINGULARS[label] ?? label.replace(/s$/, '')
}
