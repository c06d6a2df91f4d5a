const LINK = /https?:\/\/[^\s<>"']+/g
const TRAILING = /[.,;:!?)\]}]+$/

interface TextPart {
  text: string
  isLink: boolean
}

/**
 * Cuts a text at its web addresses. Only http and https become links, and a closing full stop stays words.
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(LINK)) {
    const address = match[0].replace(TRAILING, '')
    if (!URL.canParse(address)) continue
    parts.push({ text: text.slice(end, match.index), isLink: false })
    parts.push({ text: address, isLink: true })
    end = match.index + address.length
  }
  parts.push({ text: text.slice(end), isLink: false })
  return parts.filter((part) => part.text !== '')
}
