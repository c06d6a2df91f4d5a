import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { entryOf } from './entry_of.js'
import { ROOT } from './install.js'

const BUILT = process.argv[2]
const COMPILED = join(BUILT, 'cli')
const BUNDLED = join(BUILT, 'cli-bundled')
const OURS = /^\.{1,2}\//
const BACK_END = '../backend/'

// The command line in one file. The back end and the packages
// stay where they are, so that a command loads only what it uses.
await build({
  root: ROOT,
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: join(COMPILED, 'index.js'),
    target: 'node24',
    outDir: BUNDLED,
    minify: false,
    rolldownOptions: {
      external: (id) => id.startsWith(BACK_END) || !(OURS.test(id) || id.startsWith(COMPILED)),
      output: { entryFileNames: 'index.js', codeSplitting: false },
    },
  },
})
rmSync(COMPILED, { recursive: true })
mkdirSync(COMPILED)
renameSync(join(BUNDLED, 'index.js'), join(COMPILED, 'everly.js'))
writeFileSync(
  join(COMPILED, 'index.js'),
  `#!/usr/bin/env node\n${entryOf('everly', './everly.js')}`
)
chmodSync(join(COMPILED, 'index.js'), 0o755)
rmSync(BUNDLED, { recursive: true })
