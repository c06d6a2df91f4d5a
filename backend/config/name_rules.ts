/** Characters of GSM-7 that take one place each, without the angle brackets of markup. */
const PLAIN = /^[!"#$%&'()*+,\-./0-9:;=?@A-Z_a-z¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΓΔΘΛΞΠΣΦΨΩ ]{1,30}$/
const PRINTABLE = /^[^\p{C}\p{Zl}\p{Zp}<>]{1,80}$/u
const ADDRESS = /^[\w.+-]{1,30}@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i
const MOST_OF_ADDRESS = 50

/** Stands in every text: one letter from elsewhere would more than halve what a segment holds. */
export function readBrand(key: string, value?: string): string | undefined {
  const must = 'must be 1 to 30 letters, figures and marks a plain text can carry, such as Everly'
  return checked(value, isTrimmed(value) && PLAIN.test(value ?? ''), `${key} ${must}`)
}

export function readLegalName(key: string, value?: string): string | undefined {
  const must = 'must be 1 to 80 characters on one line without < or >, such as Everly Inc.'
  return checked(value, isTrimmed(value) && PRINTABLE.test(value ?? ''), `${key} ${must}`)
}

/** Stands in texts and links as it is, so it is no longer and no odder than those allow. */
export function readSupportEmail(key: string, value = ''): string | undefined {
  const must = `must be an email address of at most ${MOST_OF_ADDRESS} characters`
  const isFine = value.length <= MOST_OF_ADDRESS && ADDRESS.test(value) && !value.includes('..')
  return checked(value, isFine, `${key} ${must}, such as help@example.com`)
}

function checked(value: string | undefined, isFine: boolean, complaint: string) {
  if (!value) return undefined
  if (isFine) return value
  throw new Error(complaint)
}

function isTrimmed(value = ''): boolean {
  return value === value.trim()
}
