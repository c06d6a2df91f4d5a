import { pricesWith } from '#app/ledgers/spending/prices'
import { listedPrices, ownPrices } from '#config/prices'

/** Throws, as the server starts, when the operator's own cannot be read. */
export const prices = pricesWith(listedPrices, ownPrices)
