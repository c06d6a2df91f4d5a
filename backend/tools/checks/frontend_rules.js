import { CONTRACT } from './layout.js'

const SHELL = '^frontend/app/site/[a-z_]*shell\\.tsx$'

export const frontend = [
  {
    name: 'frontend-touches-contracts-only',
    severity: 'error',
    from: { path: '^(frontend|stories)/' },
    to: {
      path: '^(backend|cli)/',
      // The browser that npm brings is found in one place for journeys and stories.
      pathNot: [CONTRACT, '^backend/tests/chromium\\.js$'],
    },
  },
  {
    name: 'ui-imports-only-ui',
    severity: 'error',
    from: { path: '^frontend/ui/', pathNot: '\\.spec\\.tsx?$' },
    to: { path: '^(frontend|backend|cli|stories)/', pathNot: '^frontend/ui/' },
  },
  {
    name: 'lib-imports-only-lib-and-ui',
    severity: 'error',
    from: { path: '^frontend/lib/', pathNot: '\\.spec\\.tsx?$' },
    to: { path: '^(frontend|stories)/', pathNot: '^frontend/(lib|ui)/' },
  },
  {
    name: 'screens-import-no-other-feature',
    comment: 'router.tsx joins them, and a shell of app/site may frame them.',
    severity: 'error',
    from: { path: '^frontend/app/([^/]+)/', pathNot: SHELL },
    to: { path: '^frontend/(app|console)/', pathNot: ['^frontend/app/$1/', SHELL] },
  },
  {
    name: 'console-imports-no-screen',
    severity: 'error',
    from: { path: '^frontend/console/' },
    to: { path: '^frontend/app/' },
  },
  {
    name: 'only-the-router-knows-the-console',
    severity: 'error',
    from: { path: '^frontend/', pathNot: ['^frontend/router\\.tsx$', '^frontend/console/'] },
    to: { path: '^frontend/console/' },
  },
  {
    name: 'screens-import-no-story',
    comment: 'A spec imports its story; what ships does not.',
    severity: 'error',
    from: { path: '^frontend/', pathNot: '\\.spec\\.tsx?$' },
    to: { path: '^stories/' },
  },
]
