import type { ListedText } from '#app/texting/sms/sms_gateway'
import { channelOf, numberOf } from '#app/texting/sms/text_address'

/** A row of Twilio's list in our words. */
export function listedText(row: {
  sid: string
  /** Missing until a messaging service has chosen one. */
  from: string | null
  to: string
  body: string
  numMedia: string
  status: string
  errorCode: number | null
  dateCreated: Date
}): ListedText {
  return {
    sid: row.sid,
    from: numberOf(row.from ?? ''),
    to: numberOf(row.to),
    channel: channelOf(row.from ?? '', row.to),
    body: row.body,
    pictures: Number(row.numMedia) || 0,
    status: row.status,
    errorCode: row.errorCode,
    createdAt: row.dateCreated.getTime(),
  }
}
