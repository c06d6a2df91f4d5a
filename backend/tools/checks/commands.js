import { fileURLToPath } from 'node:url'

const CONFIGS = 'backend/tools/checks'
const FORMATTED = [
  '{backend,cli,frontend,stories}/**/*.{ts,tsx,js,cjs,json,css,html}',
  '*.json',
  '!package-lock.json',
]

/** Read from here also when it judges another house (prove_fences.js). */
const PATTERNS = fileURLToPath(new URL('../../tests/readers/check_patterns.ts', import.meta.url))

/**
 * Every check of `npm run check`, the longest first. In the folder `kept` each keeps what it found
 * right, by content, and looks only at the rest the next time; without one everything is looked at.
 */
export function checks({ kept } = {}) {
  const keeping = (flags) => (kept ? flags : [])
  const byContent = (name) =>
    keeping(['--cache', '--cache-strategy', 'content', '--cache-location', `${kept}/${name}`])
  const build = (name) =>
    keeping(['--incremental', '--tsBuildInfoFile', `${kept}/${name}.tsbuildinfo`])
  return {
    'types, back': ['node', `${CONFIGS}/check_types.js`, ...keeping([`${kept}/back.tsbuildinfo`])],
    'lint': [
      ...['eslint', '--config', `${CONFIGS}/eslint.config.js`, '--max-warnings', '0'],
      ...[...byContent('eslint'), '.'],
    ],
    'format': [
      ...['prettier', '--check', '--log-level', 'warn', ...byContent('prettier'), ...FORMATTED],
    ],
    'types, front': ['tsc', '--noEmit', '-p', 'frontend/tsconfig.json', ...build('front')],
    'boundaries': [
      ...['depcruise', '--config', `${CONFIGS}/dependency_cruiser.js`],
      ...['backend', 'cli', 'frontend', 'stories'],
    ],
    'patterns': ['node', '--import=@poppinss/ts-exec', PATTERNS],
    'handbook': ['node', fileURLToPath(new URL('check_handbook.js', import.meta.url))],
    'writers': ['node', fileURLToPath(new URL('check_writers.js', import.meta.url))],
    'duties': ['node', fileURLToPath(new URL('check_duties.js', import.meta.url))],
    'unused code': [
      ...['knip', '--config', `${CONFIGS}/knip.json`, '--no-progress', '--no-config-hints'],
    ],
  }
}
