import { E164 } from '#config/phone_rules'
import { Refusal } from '#app/core/answers/refusal'

const BAD_NUMBER = 'Please enter a valid phone number'

/** For what staff types in; a person's own number is read with its country. */
export function refuseImpossibleNumber(phone: string): void {
  if (E164.test(phone)) return
  throw new Refusal(422, 'E_BAD_PHONE', BAD_NUMBER).atFields({ phoneNumber: BAD_NUMBER })
}
