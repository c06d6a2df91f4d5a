import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { listChunks } from './static/list_chunks.ts'
import { siteWhileDeveloping } from './static/site_while_developing.ts'
import { scriptsOfTalk, VisitChunks } from './static/visit_chunks.ts'
import { writeSite } from './static/write_site.ts'

const LOOPBACK = '127.0.0.1'
const api = `http://${LOOPBACK}:${process.env.API_PORT ?? 3333}`
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const SITE = here('../build/fresh_site')
const MAKER = here('../build/prerender')
const visitChunks = new VisitChunks()
const CONSOLE_CHUNK =
  /\/(console|admin_pages|sms_page|products_page|setup_page|days_chart)-[\w-]+\.js$/

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    tailwindcss(),
    routerOfProduction(),
    preloadFonts(),
    listChunks(),
    siteWhileDeveloping(api),
  ],
  build: {
    outDir: SITE,
    emptyOutDir: true,
    // The names of what the console loads along would be in the script that every page begins with.
    modulePreload: {
      resolveDependencies: (file, names) => (CONSOLE_CHUNK.test(file) ? [] : names),
    },
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: visitChunks.groups } } } },
    },
    ssr: {
      build: {
        outDir: MAKER,
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: here('prerender.tsx') },
      },
    },
  },
  builder: {
    // Else this file is read anew for each build, and what one has learned is lost on the next.
    sharedConfigBuild: true,
    buildApp: async ({ build, environments: { client, ssr } }) => {
      if (!client || !ssr) throw new Error('Both halves of the site are needed')
      visitChunks.learn((await build(client)) as Rolldown.RolldownOutput)
      await rm(here('../build/fresh_site/assets'), { recursive: true })
      const built = (await build(client)) as Rolldown.RolldownOutput
      await build(ssr)
      await writeSite({ site: SITE, maker: MAKER, scriptsOfTalk: scriptsOfTalk(built) })
    },
  },
  server: {
    host: LOOPBACK,
    port: 5173,
    // Without its own host the reload socket listens on every interface.
    ws: { host: LOOPBACK },
    proxy: { '/api': api, '/health': api },
  },
})

/** Its package names the files with the warnings for developers alone, whatever is built. */
function routerOfProduction(): Plugin {
  const file = (name: string) => here(`../node_modules/react-router/dist/production/${name}.mjs`)
  return {
    name: 'router-of-production',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: file('index') },
          { find: /^react-router\/dom$/, replacement: file('dom-export') },
        ],
      },
    }),
  }
}

/** The two upright latin files paint every page; asking for them early keeps the text from jumping. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /-latin-(wght|700)-normal-.*\.woff2$/.test(file))
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
