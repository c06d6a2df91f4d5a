import { MAY_IMPORT } from './layout.js'

const PLANTED = 'export const planted = 1\n'
const features = [...Object.keys(MAY_IMPORT), 'console']

/** Harmless files for the violations to reach for. */
export const TARGETS = {
  ...Object.fromEntries(features.map((feature) => [`backend/app/${feature}/planted.ts`, PLANTED])),
  'backend/app/girlfriends/contract.ts': PLANTED,
  'backend/app/sms/planted_controller.ts': PLANTED,
  'backend/app/core/planted_circle.ts': "import './planted_circle_back.js'\n",
  'backend/app/models/planted_circle.ts': "import './planted_circle_back.js'\n",
  'backend/start/env.ts': PLANTED,
  'backend/tests/chromium.js': PLANTED,
  'cli/planted.ts': PLANTED,
  'frontend/ui/planted.tsx': PLANTED,
  'frontend/lib/planted.ts': PLANTED,
  'frontend/app/accounts/planted_page.tsx': PLANTED,
  'frontend/app/site/planted_shell.tsx': PLANTED,
  'frontend/console/planted.tsx': PLANTED,
  'stories/planted.stories.tsx': PLANTED,
  // Not every provider's package is installed from the first day.
  'node_modules/stripe/index.js': PLANTED,
}

/** One import of each forbidden kind; without a rule it is one that has to stay allowed. */
export const BOUNDARIES = [
  ['every-import-resolves', 'backend/app/sms/planted_nowhere.ts', '#app/sms/planted_gone'],
  ['no-cycles-outside-models', 'backend/app/core/planted_circle_back.ts', './planted_circle.js'],
  [null, 'backend/app/models/planted_circle_back.ts', './planted_circle.js'],
  ['contracts-are-pure', 'backend/app/accounts/contract.ts', 'luxon'],
  ['contracts-are-pure', 'backend/app/sms/contract.ts', './planted.js'],
  ['contracts-are-pure', 'backend/app/memory/contract.ts', 'zod'],
  [null, 'backend/app/safety/contract.ts', 'zod/mini'],
  ['backend-knows-no-front', 'backend/config/planted_front.ts', '../../frontend/lib/planted.js'],
  ['nothing-imports-a-controller', 'backend/app/sms/planted_peek.ts', './planted_controller.js'],
  [null, 'backend/app/sms/routes.ts', './planted_controller.js'],
  ['nothing-imports-the-simulator', 'cli/planted_simulator.ts', '#app/simulator/planted'],
  ['nothing-imports-the-test_payments', 'cli/planted_payment.ts', '#app/test_payments/planted'],
  [null, 'cli/commands/billing/planted.ts', '#app/test_payments/planted'],
  [null, 'backend/providers/planted_provider.ts', '#app/simulator/planted'],
  ['only-config-reads-env', 'backend/app/core/planted_env.ts', '#start/env'],
  ['production-needs-no-dev-package', 'backend/app/core/planted_dev.ts', 'playwright'],
  ['twilio-only-in-its-gateway', 'backend/app/sms/planted_twilio.ts', 'twilio'],
  ['openai-only-in-its-gateway', 'backend/app/conversations/planted_openai.ts', 'openai'],
  ['stripe-only-in-its-gateway', 'backend/app/billing/planted_stripe.ts', 'stripe'],
  [null, 'backend/app/sms/twilio_sms_gateway.ts', 'twilio'],
  ...features.filter((feature) => feature !== 'console').map(upwardImport),
  [null, 'backend/app/allowance/planted_record.ts', '#app/activities/planted'],
  [null, 'backend/app/console/planted_action.ts', '#app/schedules/planted'],
  ['frontend-touches-contracts-only', 'frontend/app/sms/planted_back.tsx', '#app/sms/planted'],
  ['frontend-touches-contracts-only', 'stories/planted_back.tsx', '../cli/planted.js'],
  [null, 'frontend/app/sms/planted_contract.tsx', '#app/girlfriends/contract'],
  ['ui-imports-only-ui', 'frontend/ui/planted_lib.tsx', '../lib/planted.js'],
  ['lib-imports-only-lib-and-ui', 'frontend/lib/planted_up.ts', '../app/accounts/planted_page.js'],
  [
    'screens-import-no-other-feature',
    'frontend/app/sms/planted_neighbour.tsx',
    '../accounts/planted_page.js',
  ],
  [null, 'frontend/app/sms/planted_frame.tsx', '../site/planted_shell.js'],
  [null, 'frontend/router.tsx', './app/accounts/planted_page.js'],
  [
    'console-imports-no-screen',
    'frontend/console/planted_screen.tsx',
    '../app/accounts/planted_page.js',
  ],
  ['only-the-router-knows-the-console', 'frontend/planted_main.tsx', './console/planted.js'],
  [
    'screens-import-no-story',
    'frontend/app/sms/planted_story.tsx',
    '../../../stories/planted.stories.js',
  ],
].map(([rule, path, target]) => planted(rule, path, everyKindOfImport(target)))

function upwardImport(feature) {
  const rule = feature === 'models' ? 'models-know-no-feature' : `arrows-of-${feature}`
  return [rule, `backend/app/${feature}/planted_upward.ts`, '#app/console/planted']
}

/** A fence that only sees plain imports is none. */
function everyKindOfImport(target) {
  return `import '${target}'\nexport const later = () => import('${target}')\n`
}

export function planted(rule, path, text) {
  return { rule, path, text }
}
