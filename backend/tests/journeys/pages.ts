/** Every page by its path: what anybody sees, a member, and staff. */
export const PUBLIC = ['/', '/terms', '/privacy', '/safety', '/simulator', '/nowhere']
export const SIGNED_IN = [
  '/user-dashboard',
  '/customize',
  '/settings',
  '/settings?tab=profile',
  '/settings?tab=account',
  '/subscription',
  '/checkout?plan=starter',
  '/agreed-terms',
  '/message-settings',
  '/sms-status',
  '/diary',
  '/our-year',
  '/simulator?phone=%2B12025550143',
]
