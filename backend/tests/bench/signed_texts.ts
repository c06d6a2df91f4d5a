import { createHmac, randomBytes } from 'node:crypto'
import { type FakeTwilio } from '#tests/fake_twilio'
import type { Person } from '#tests/people'

const WORDS =
  'I was thinking about you today and about that little place by the water we talked about'.split(
    ' '
  )

/** Webhook requests as bytes, signed beforehand so that signing costs the bench nothing while it measures. */
export class SignedTexts {
  #count = 0

  constructor(
    private readonly options: {
      twilio: FakeTwilio
      publicUrl: string
      people: Person[]
      /** What the text of this number says; plain words when left out. */
      bodyOf?: (count: number) => string
    }
  ) {}

  /** From the first `among` people, in turns. */
  prepare(path: string, count: number, among = this.options.people.length): Buffer[] {
    return Array.from({ length: count }, () => this.#request(path, among))
  }

  #request(path: string, among: number): Buffer {
    const { twilio, publicUrl, people, bodyOf = plainWords } = this.options
    const person = people[this.#count++ % among] as Person
    const fields = twilio.inboundFields({
      from: person.phone,
      body: bodyOf(this.#count),
      sid: `SM${randomBytes(16).toString('hex')}`,
    })
    const body = new URLSearchParams(fields).toString()
    const head = [
      `POST ${path} HTTP/1.1`,
      `Host: ${new URL(publicUrl).host}`,
      'User-Agent: TwilioProxy/1.1',
      'Accept: */*',
      'Content-Type: application/x-www-form-urlencoded; charset=UTF-8',
      `Content-Length: ${body.length}`,
      `X-Twilio-Signature: ${twilio.sign(publicUrl + path, fields)}`,
      `I-Twilio-Idempotency-Token: ${createHmac('md5', 'token').update(body).digest('hex')}`,
    ]
    return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
}

function plainWords(count: number): string {
  return `${count} ${WORDS.slice(count % 9).join(' ')}`
}
