import { inject } from '@adonisjs/core'
import { ClosedRanges } from '#app/people/codes/closed_ranges'
import { CodePurse } from '#app/people/codes/code_purse'
import { ASKERS } from '#app/people/codes/code_wish'
import { refuseUntextable } from '#app/people/codes/phone_number'
import { type CodeRequest, TextCode } from '#app/people/codes/text_code'

/** A code for whoever may have one: the only way to it. */
@inject()
export class SendCode {
  constructor(
    private readonly purse: CodePurse,
    private readonly closed: ClosedRanges,
    private readonly textCode: TextCode
  ) {}

  async execute(request: CodeRequest): Promise<void> {
    // Asked again: the number may stand on an account from before such were refused.
    refuseUntextable(request.phone, 'phoneNumber')
    // Whatever outsiders do, staff gets in to put an end to it.
    if (request.purpose !== 'staff') await this.purse.refuseSpent()
    if (!isOwnPeople(request)) await this.closed.refuse(request)
    await this.textCode.execute(request)
  }
}

/** Staff, members for their own number, and whoever was logged in on this browser before. */
function isOwnPeople({ purpose, asker }: CodeRequest): boolean {
  return purpose === 'staff' || purpose === 'owner' || asker === ASKERS.device
}
