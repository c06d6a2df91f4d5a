import '#app/accounts/routes'
import '#app/activities/routes'
import '#app/console/routes'
import '#app/conversations/routes'
import '#app/girlfriends/routes'
import '#app/inbound/routes'
import '#app/sms/routes'
import providers from '#config/providers'

if (providers.sms.driver === 'simulator') await import('#app/simulator/routes')
// Last: what no route above took ends at its catch-all.
await import('#app/site/routes')
