import type { ListedText } from '#app/texting/sms/sms_gateway'

/** A row of Twilio's list in our words. */
export function listedText(row: {
  sid: string
  from: string
  to: string
  body: string
  numMedia: string
  status: string
  errorCode: number | null
  dateCreated: Date
}): ListedText {
  return {
    sid: row.sid,
    from: row.from,
    to: row.to,
    body: row.body,
    pictures: Number(row.numMedia) || 0,
    status: row.status,
    errorCode: row.errorCode,
    createdAt: row.dateCreated.getTime(),
  }
}
