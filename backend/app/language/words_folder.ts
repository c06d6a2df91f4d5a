import { readFileSync } from 'node:fs'

/** Beside `backend/app`, in the sources as in a build. */
const FOLDER = new URL('../../words/', import.meta.url)

/** A file of words, with line ends as everywhere, whatever the editor wrote. */
export const textIn = (path: string) =>
  readFileSync(new URL(path, FOLDER), 'utf8').replaceAll('\r\n', '\n')

export const bytesIn = (path: string) => readFileSync(new URL(path, FOLDER))
