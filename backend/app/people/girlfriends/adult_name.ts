import { withoutAccents } from '#app/language/letters'

const CHILDREN =
  'loli(ta|con)?|jailbait|preteen|pre-teen|underage|minor|' +
  'schoolgirl|school girl|toddler|infant|nymphet'

/** Names and wishes inside a name that would make her younger than 18. */
const YOUNGER = [
  /\b(lil|little|baby|young|tiny|small)\b.*\b(girl|sister|daughter|kid|child|one|lolita)\b/,
  new RegExp(`\\b(${CHILDREN})\\b`),
  /\b(teen|teenager|teenage|tween|kid|child|children|kiddo|daughter|stepdaughter|niece)\b/,
  /\b(1[0-7]|[1-9])\s*(yo|y\.?o\.?|yrs?|years?)\b/,
  /\b(age|aged)\s*(1[0-7]|[1-9])\b/,
  /\b(ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b/,
  /\b(1st|2nd|3rd|[4-9]th|1[0-2]th) grade(r)?\b/,
]

/** Digits that stand for letters are read as the letters, so that `l0li` is `loli`. */
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  '$': 's',
}

export function suggestsMinor(name: string): boolean {
  const plain = withoutAccents(name)
    .toLowerCase()
    .replace(/[_.-]+/g, ' ')
  const lettered = plain.replace(/[013457@$]/g, (sign) => LOOKALIKES[sign] ?? sign)
  return YOUNGER.some((pattern) => pattern.test(plain) || pattern.test(lettered))
}
