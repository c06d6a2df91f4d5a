import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(js|css|svg|json|webmanifest|txt)$/
const LEAST_BYTES = 1024

/** Puts `.br` and `.gz` beside every text file worth it; the server then only has to hand them out. */
export async function compress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files.filter((file) => TEXT.test(file)).map((file) => compressFile(join(folder, file)))
  )
}

async function compressFile(path: string): Promise<void> {
  const text = await readFile(path)
  if (text.length < LEAST_BYTES) return
  const brotli = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await Promise.all([
    promisify(brotliCompress)(text, { params: brotli }).then((short) =>
      writeFile(`${path}.br`, short)
    ),
    promisify(gzip)(text, { level: 9 }).then((short) => writeFile(`${path}.gz`, short)),
  ])
}
