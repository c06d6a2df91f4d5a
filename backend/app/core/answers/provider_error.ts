/** A call to a provider that did not succeed, without its message, which may hold personal data. */
export abstract class ProviderError extends Error {
  abstract readonly provider: 'text' | 'payment'
  /** What became of the call, in the gateway's own words. */
  abstract readonly outcome: string
  /** The provider's own code for it. */
  abstract readonly errorCode: string | number | null
}
