import { InvalidArgumentError } from 'commander'
import { EXIT } from './exit_codes.js'
import { Failure } from './failure.js'

const ID = /^[1-9]\d{0,14}$/

/** The id of a row, or a usage error that names it. */
export function idOf(text: string): number {
  if (ID.test(text)) return Number(text)
  throw new Failure(EXIT.usage, `${JSON.stringify(text)} is no id.`, {
    why: 'An id is a whole number such as 17.',
  })
}

/** For an option: a whole number between two others. */
export function wholeNumber(from: number, to: number) {
  return (text: string): number => {
    const number = Number(text)
    if (/^\d+$/.test(text) && number >= from && number <= to) return number
    throw new InvalidArgumentError(`Give a whole number from ${from} to ${to}.`)
  }
}
