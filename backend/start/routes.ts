import '#app/people/accounts/routes'
import '#app/people/activities/routes'
import '#app/billing/plans/routes'
import '#app/safety/care/routes'
import '#app/billing/checkout/routes'
import '#app/console/calls/routes'
import '#app/conversations/thread/routes'
import '#app/conversations/marks/routes'
import '#app/schedules/firings/routes'
import '#app/people/girlfriends/routes'
import '#app/companion/cards/routes'
import '#app/conversations/inbound/routes'
import '#app/memory/memories/routes'
import '#app/operations/metrics/routes'
import '#app/people/passwords/routes'
import '#app/privacy/routes'
import '#app/people/profile/routes'
import '#app/console/resources/routes'
import '#app/safety/signs/routes'
import '#app/schedules/plan/routes'
import '#app/people/staff/routes'
import '#app/billing/payment_events/routes'
import '#app/texting/delivery/routes'
import providers from '#config/providers'

if (providers.payment.driver === 'test') await import('#app/billing/test_payments/routes')
if (providers.sms.driver === 'simulator') await import('#app/texting/simulator/routes')
// Last: what no route above took ends at its catch-all.
await import('#app/site/routes')
