/** What a command printed with --json. */
export function dataIn<Data>(document: string): Data {
  const { version, data } = JSON.parse(document) as { version: number; data: Data }
  if (version !== 1) throw new Error(`The version of a document is ${version}.`)
  return data
}
