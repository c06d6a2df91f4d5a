/** The folder of .env and of relative paths: what is built lies one deeper. */
export function projectFolder(): URL {
  const above = new URL('../', import.meta.url)
  return above.pathname.endsWith('/build/') ? new URL('../', above) : above
}
