/** How many rows an update, an increment or a delete of a model's query changed. */
export async function changedBy(change: PromiseLike<unknown>): Promise<number> {
  const [rows] = [await change].flat()
  return Number(rows)
}
