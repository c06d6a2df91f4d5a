import { brand } from '#config/brand'

export interface ContactCard {
  name: string
  /** E.164; empty while no number is set up. */
  phone: string
  url: string
  /** PNG. */
  photo: Buffer | null
}

const NOTE = `AI companion from ${brand}. Text STOP to opt out, HELP for help.`
const LONGEST_LINE = 75

/** A vCard 3.0 (RFC 2426), which phones old and new can read. */
export function writeContactCard({ name, phone, url, photo }: ContactCard): string {
  const shown = escaped(name)
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${shown}`,
    `N:;${shown};;;`,
    `NICKNAME:${shown}`,
    ...(phone ? [`TEL;TYPE=CELL:${oneLine(phone)}`] : []),
    `URL:${oneLine(url)}`,
    `NOTE:${escaped(NOTE)}`,
    ...(photo ? [`PHOTO;ENCODING=b;TYPE=PNG:${photo.toString('base64')}`] : []),
    'END:VCARD',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** `Zoë` -> `Zoe.vcf`; plain ASCII whatever she is called. */
export function contactFileName(name: string): string {
  const plain = oneLine(name)
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 _-]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return `${plain || 'companion'}.vcf`
}

/** What would end a line or a value is written differently, so that a name stays a name. */
function escaped(text: string): string {
  return oneLine(text).replace(/[\\;,]/g, (mark) => `\\${mark}`)
}

/** Control characters and the other line ends Unicode knows become spaces. */
function oneLine(text: string): string {
  return text.toWellFormed().replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}

/** Lines of at most 75 octets, continued behind a space; no character is cut in two. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LONGEST_LINE) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}
