/** ITU-T E.164 country codes: one digit for zones 1 and 7, a fixed list of two, three for the rest. */
const E164 = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/

/** `+15550100199` as `+1 555 010 0199`; what is no E.164 number stays as it is. */
export function phoneText(phone: string): string {
  const [, code, rest] = E164.exec(phone) ?? []
  if (!code || !rest) return phone
  return [`+${code}`, ...groups(rest)].join(' ')
}

/** Threes, the last group up to four: `555 010 0199`. */
function groups(digits: string): string[] {
  if (digits.length <= 4) return [digits]
  return [digits.slice(0, 3), ...groups(digits.slice(3))]
}
