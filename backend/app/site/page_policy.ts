/** Nothing from elsewhere runs, frames or is loaded. */
const EVERY_PAGE = {
  'default-src': "'self'",
  'img-src': "'self' data:",
  'style-src': "'self' 'unsafe-inline'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'object-src': "'none'",
}

/** What Stripe's security guide asks for: its script, the frames of its fields, and its own calls. */
const STRIPE = {
  'script-src': 'https://js.stripe.com https://*.js.stripe.com',
  'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  'connect-src': "'self' https://api.stripe.com",
}

interface PolicyInput {
  path: string
  /** Sources of the shell's own inline scripts. */
  inlineScripts: readonly string[]
  paymentDriver: 'stripe' | 'test'
}

/**
 * The Content-Security-Policy of a page. Only the checkout
 * may load the payment provider, and only the real one.
 */
export function pagePolicy({ path, inlineScripts, paymentDriver }: PolicyInput): string {
  const scripts = ["'self'", ...inlineScripts].join(' ')
  if (path !== '/checkout' || paymentDriver !== 'stripe') {
    return joined({ ...EVERY_PAGE, 'script-src': scripts })
  }
  return joined({ ...EVERY_PAGE, ...STRIPE, 'script-src': `${scripts} ${STRIPE['script-src']}` })
}

function joined(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')
}
