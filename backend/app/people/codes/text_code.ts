import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { type CodeFate, CodeTexts } from '#app/people/codes/code_texts'
import type { CodeWish } from '#app/people/codes/code_wish'
import { codeNotSent, unreachableNumber } from '#app/people/codes/errors'
import { VerificationCodes } from '#app/people/codes/verification_codes'
import { optedOut } from '#app/texting/consent/opted_out'

export interface CodeRequest extends CodeWish {
  /** Null for a visitor. */
  userId: number | null
}

/** Texts a fresh code to a number, within the request, and says honestly when it did not go out. */
@inject()
export class TextCode {
  constructor(
    private readonly database: Database,
    private readonly codes: VerificationCodes,
    private readonly texts: CodeTexts
  ) {}

  async execute({ userId, ...wish }: CodeRequest): Promise<void> {
    const { phone } = wish
    const { code, messageId } = await this.database.transaction(async (tx) => {
      const issued = await this.codes.issue(tx, wish)
      return { code: issued, messageId: await this.texts.write(tx, { ...issued, phone, userId }) }
    })
    await this.texts.deliver(messageId, code)
    const fate = await this.database.transaction(async (tx) => {
      const verdict = await this.texts.conclude(tx, messageId)
      if (verdict.verdict === 'not_sent') await this.codes.withdraw(tx, code.id)
      return verdict
    })
    refuseUnlessSent(fate)
  }
}

function refuseUnlessSent(fate: CodeFate): void {
  switch (fate.verdict) {
    case 'sent':
      return
    case 'not_sent':
      throw codeNotSent()
    case 'opted_out':
      throw optedOut()
    case 'unreachable':
      throw unreachableNumber(fate.reason)
  }
}
