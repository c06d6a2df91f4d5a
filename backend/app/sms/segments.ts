import { SegmentedMessage } from 'sms-segments-calculator'

export interface SegmentCount {
  /** What the carrier charges for. */
  segments: number
  encoding: 'GSM-7' | 'UCS-2'
}

/** How a text is cut on the air: 160 or 153 septets a segment in GSM-7, 70 or 67 units in UCS-2. */
export function countSegments(text: string): SegmentCount {
  const message = new SegmentedMessage(text)
  return {
    segments: message.segmentsCount,
    encoding: message.encodingName === 'GSM-7' ? 'GSM-7' : 'UCS-2',
  }
}
