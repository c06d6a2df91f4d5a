/** No id is larger: JavaScript's whole numbers end here. */
export const LARGEST_ID = Number.MAX_SAFE_INTEGER
