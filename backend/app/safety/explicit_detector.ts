/** `minor` when it is sexual and about somebody under 18; null when a text asks for nothing sexual. */
export function isExplicit(text: string): 'adult' | 'minor' | null {
  if (!/\b(sexting|send (me )?nudes)\b/i.test(text)) return null
  return /\bunderage\b/i.test(text) ? 'minor' : 'adult'
}
