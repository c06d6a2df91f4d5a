export interface Option {
  value: string
  label: string
}

/** What a choice is called; a value of a newer server stands as it is. */
export function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value
}
