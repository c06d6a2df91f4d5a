/** Who writes to people, by what name and where they are answered. */
export const BRAND = 'Everly'
export const SUPPORT_EMAIL = 'support@everly.example'
