import { gunzipSync } from 'node:zlib'
import { bytesIn } from '#app/language/words_folder'

/** A file of words/models: a line of JSON, then gzipped bytes. */
export function unpacked<Head>(path: string): { head: Head; bytes: Buffer } {
  const file = bytesIn(path)
  const end = file.indexOf('\n')
  const head = JSON.parse(file.subarray(0, end).toString()) as Head
  return { head, bytes: gunzipSync(file.subarray(end + 1)) }
}
