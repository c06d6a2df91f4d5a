/** Who writes to people, by what name and where they are answered. */
export interface Names {
  brand: string
  /** Of the company, as terms and copyright name it. */
  legalName: string
  supportEmail: string
}

/** Where an operator has set none. */
export const DEFAULT_NAMES: Names = {
  brand: 'Everly',
  legalName: 'Everly',
  supportEmail: 'support@everly.example',
}
