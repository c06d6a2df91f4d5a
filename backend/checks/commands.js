import { fileURLToPath } from 'node:url'

const CONFIGS = 'backend/checks'
const FORMATTED = [
  '{backend,cli,frontend,stories}/**/*.{ts,tsx,js,cjs,json,css,html}',
  '*.json',
  '!package-lock.json',
]

/** Read from here also when it judges another house (prove_fences.js). */
const PATTERNS = fileURLToPath(new URL('../tests/readers/check_patterns.ts', import.meta.url))

/** Every check of `npm run check`, the longest first: two run at a time, and the short ones fill the gap. */
export const CHECKS = {
  'lint': ['eslint', '--config', `${CONFIGS}/eslint.config.js`, '--max-warnings', '0', '.'],
  'types, back': ['tsc', '--noEmit', '-p', 'tsconfig.json'],
  'types, front': ['tsc', '--noEmit', '-p', 'frontend/tsconfig.json'],
  'format': ['prettier', '--check', '--log-level', 'warn', ...FORMATTED],
  'boundaries': [
    'depcruise',
    '--config',
    `${CONFIGS}/dependency_cruiser.js`,
    'backend',
    'cli',
    'frontend',
    'stories',
  ],
  'patterns': ['node', '--import=@poppinss/ts-exec', PATTERNS],
  'unused code': ['knip', '--config', `${CONFIGS}/knip.json`, '--no-progress', '--no-config-hints'],
}
