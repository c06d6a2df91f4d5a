import { createHash, createHmac, randomBytes } from 'node:crypto'
import { safeEqual } from '@adonisjs/core/helpers'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { keyFor } from '#config/app'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import { PROOF_HEADER } from '#app/people/verification/contract'
import { workDemanded } from '#app/people/codes/errors'
import { refused } from '#app/people/codes/refused'
import { hasAskedForCode, isFirstUse } from '#app/people/codes/throttles'

/** Bits, instant, random and signature; then, behind a colon, what the browser found. */
const PROOF = /^((\d{1,2})\.(\d{1,16})\.[\w-]{22})\.([\w-]{43}):\d{1,16}$/
const VALID_MS = 10 * 60_000
const RANDOM_BYTES = 16

/**
 * An address that asks for another code within the hour pays with a little of its
 * processor's time: what a person does not notice is dear for thousands. Off until
 * CODE_PROOF_OF_WORK says how many zero bits a SHA-256 hash has to begin with.
 */
@inject()
export class ProofOfWork {
  constructor(private readonly clock: Clock) {}

  /** `subject`: the number or account the code is for; work done for one is worth nothing for another. */
  async demand(request: HttpContext['request'], subject: string): Promise<void> {
    const bits = limits.codes.proofOfWorkBits
    if (bits === 0 || !(await hasAskedForCode(request.ip()))) return
    const proof = request.header(PROOF_HEADER) ?? ''
    const challenge = proof.slice(0, proof.indexOf(':'))
    if (this.#isDone(proof, subject) && (await isFirstUse(challenge, VALID_MS))) return
    throw refused('work', workDemanded(this.#challengeFor(subject, bits)))
  }

  #challengeFor(subject: string, bits: number): string {
    const random = randomBytes(RANDOM_BYTES).toString('base64url')
    const signed = `${bits}.${this.clock.now() + VALID_MS}.${random}`
    return `${signed}.${signatureOf(signed, subject)}`
  }

  #isDone(proof: string, subject: string): boolean {
    const [, signed = '', bits, until, signature = ''] = PROOF.exec(proof) ?? []
    const isOurs = signature !== '' && safeEqual(signatureOf(signed, subject), signature)
    return isOurs && this.clock.now() < Number(until) && zeroBitsOf(proof) >= Number(bits)
  }
}

function signatureOf(signed: string, subject: string): string {
  return createHmac('sha256', keyFor('proof of work'))
    .update(`${signed}:${subject}`)
    .digest('base64url')
}

/** How many zero bits the hash begins with, up to 32. */
function zeroBitsOf(proof: string): number {
  return Math.clz32(createHash('sha256').update(proof).digest().readUInt32BE())
}
