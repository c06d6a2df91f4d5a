/** The pieces of a text between what `ends` finds, each made plain by `tidy`; empty ones are left out. */
export function clausesIn(
  text: string,
  ends: RegExp,
  tidy = (clause: string) => clause.trim()
): string[] {
  return text
    .split(ends)
    .map((clause) => tidy(clause))
    .filter(Boolean)
}
