import { DEFAULT_NAMES, type Names } from '#app/core/answers/contract'
import env from '#config/env'

/** In every text and on every page. */
export const brand = env.get('BRAND_NAME', DEFAULT_NAMES.brand)
/** In terms and copyright; a company is called like its product where nothing else is said. */
export const legalName = env.get('LEGAL_NAME', brand)
export const supportEmail = env.get('SUPPORT_EMAIL', DEFAULT_NAMES.supportEmail)

export const names: Names = { brand, legalName, supportEmail }
