import '#app/accounts/routes'
import '#app/activities/routes'
import '#app/billing/routes'
import '#app/care/routes'
import '#app/checkout/routes'
import '#app/console/routes'
import '#app/conversations/routes'
import '#app/firings/routes'
import '#app/girlfriends/routes'
import '#app/inbound/routes'
import '#app/memory/routes'
import '#app/metrics/routes'
import '#app/passwords/routes'
import '#app/privacy/routes'
import '#app/profile/routes'
import '#app/resources/routes'
import '#app/safety/routes'
import '#app/schedules/routes'
import '#app/staff/routes'
import '#app/payment_events/routes'
import '#app/delivery/routes'
import providers from '#config/providers'

if (providers.payment.driver === 'test') await import('#app/test_payments/routes')
if (providers.sms.driver === 'simulator') await import('#app/simulator/routes')
// Last: what no route above took ends at its catch-all.
await import('#app/site/routes')
