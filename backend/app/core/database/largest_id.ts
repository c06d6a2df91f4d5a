/** No id is larger: PostgreSQL's `integer` ends here, and refuses to compare itself with more. */
export const LARGEST_ID = 2 ** 31 - 1
