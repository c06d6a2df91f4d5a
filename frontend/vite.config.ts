import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const LOOPBACK = '127.0.0.1'
const api = `http://${LOOPBACK}:${process.env.API_PORT ?? 3333}`

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), preloadFonts()],
  build: { outDir: '../build/site', emptyOutDir: true },
  server: {
    host: LOOPBACK,
    port: 5173,
    // Without its own host the reload socket listens on every interface.
    ws: { host: LOOPBACK },
    proxy: { '/api': api, '/health': api },
  },
})

/** The two upright latin files paint every page; asking for them early keeps the text from jumping. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /-latin-wght-normal-.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: true,
            },
            injectTo: 'head' as const,
          })),
    },
  }
}
