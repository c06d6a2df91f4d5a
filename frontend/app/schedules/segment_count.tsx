import { SegmentedMessage } from 'sms-segments-calculator'

/**
 * What a text costs on the air. Loaded with the first character: most schedules have no text of their own.
 */
export function SegmentCount({ text }: { text: string }) {
  const { segmentsCount, encodingName } = new SegmentedMessage(text)
  const isUnicode = encodingName !== 'GSM-7'
  return (
    <>
      {segmentsCount === 1 ? '1 segment' : `${segmentsCount} segments`}
      {isUnicode && segmentsCount > 1 && '. Emoji and special characters take up more room.'}
    </>
  )
}
