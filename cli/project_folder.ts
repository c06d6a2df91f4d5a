const above = new URL('../', import.meta.url)

/** Whether what runs here is a build, which has no source tree beside it in the image. */
export const isBuilt = above.pathname.endsWith('/build/')

/** The folder of .env and of relative paths: what is built lies one deeper. */
export function projectFolder(): URL {
  return isBuilt ? new URL('../', above) : above
}
