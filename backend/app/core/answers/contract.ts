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

/** Stand in the pages made at build time where the names of the operator go. */
export const NAME_SLOTS: Names = {
  brand: '__BRAND__',
  legalName: '__LEGAL_NAME__',
  supportEmail: '__SUPPORT_EMAIL__',
}
