/** Something sold at the provider, by us or not. Without a price of one fixed amount `price` is 0. */
export interface ProductTruth {
  id: string
  name: string
  description: string | null
  currency: string
  /** Cents. */
  price: number
  recurring: { interval: string } | null
  /** Its default price, or else the newest on sale. */
  defaultPriceId: string | null
  /** Unix seconds. */
  created: number
}
