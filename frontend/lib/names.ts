import { DEFAULT_NAMES, NAME_SLOTS } from '#app/core/answers/contract'
import type { Site } from '#app/site/contract'

/** What the server wrote into the page; undefined where there is no server, as in stories. */
export const givenSite = readSite()

/** Where pages are made nobody knows the names yet: the server fills them in. */
const MADE_WITH = import.meta.env.SSR && import.meta.env.PROD ? NAME_SLOTS : DEFAULT_NAMES

export const {
  brand: BRAND,
  legalName: LEGAL_NAME,
  supportEmail: SUPPORT_EMAIL,
} = givenSite ?? MADE_WITH

function readSite(): Site | undefined {
  const text = globalThis.document?.getElementById('site')?.textContent
  return text ? (JSON.parse(text) as Site) : undefined
}
