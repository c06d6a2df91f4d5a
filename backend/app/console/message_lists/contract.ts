/** So many texts of a list are counted exactly, and so far it can be paged through. */
export const MOST_LISTED = 10_000
