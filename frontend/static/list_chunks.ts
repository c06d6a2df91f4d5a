import { relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Writes down which source files each script is made of, so that a test can say what does not belong into it.
 */
export function listChunks(): Plugin {
  return {
    name: 'list-chunks',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, file.moduleIds.map(shorten)] as const] : []
      )
      this.emitFile({
        type: 'asset',
        // No server hands out a file whose name begins with a dot.
        fileName: '.chunks.json',
        source: JSON.stringify(Object.fromEntries(chunks)),
      })
    },
  }
}

function shorten(id: string): string {
  return relative(process.cwd(), id)
}
