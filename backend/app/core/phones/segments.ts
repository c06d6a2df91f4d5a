import { SegmentedMessage } from 'sms-segments-calculator'

export interface SegmentCount {
  /** What the carrier charges for. */
  segments: number
  encoding: 'GSM-7' | 'UCS-2'
}

/**
 * The characters of GSM-7 that take one septet each, but for the line's return, which may pair with its feed.
 */
const PLAIN = /^[\n !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΓΔΘΛΞΠΣΦΨΩ]+$/

/**
 * How a text is cut on the air: 160 or 153 septets a segment in GSM-7, 70 or 67 units in UCS-2.
 * Plain texts are counted here: the calculator takes milliseconds for each, and every draft is counted often.
 */
export function countSegments(text: string): SegmentCount {
  if (PLAIN.test(text)) {
    return { segments: text.length <= 160 ? 1 : Math.ceil(text.length / 153), encoding: 'GSM-7' }
  }
  const message = new SegmentedMessage(text)
  return {
    segments: message.segmentsCount,
    encoding: message.encodingName === 'GSM-7' ? 'GSM-7' : 'UCS-2',
  }
}

/** The full words where two segments hold them: a long brand or address may leave too little room. */
export function inTwoSegments(full: string, shorter: string): string {
  return countSegments(full).segments <= 2 ? full : shorter
}
