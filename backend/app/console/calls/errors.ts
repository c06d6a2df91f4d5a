import { Refusal } from '#app/core/answers/refusal'

/** `code` is the provider's own word, such as `api_key_expired`. */
export const providerRefused = (code: string | null) =>
  new Refusal(
    502,
    'E_PROVIDER_REFUSED',
    `The payment provider refused the call${code ? ` (${code})` : ''}. Check its keys.`
  )
