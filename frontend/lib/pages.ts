import { PAGE_PATHS } from '#app/site/contract'

/** Whether the product has this page yet: a link to one that is missing is left out. */
export function hasPage(path: string): boolean {
  return (PAGE_PATHS as readonly string[]).includes(path)
}
