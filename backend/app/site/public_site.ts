import type { Site } from '#app/site/contract'
import { isProduction } from '#config/app'
import { names } from '#config/brand'
import { siteFigures } from '#config/site'
import providers, { companionNumber, openCountries } from '#config/providers'

/** What every page may know, as it is configured. */
export function publicSite(): Site {
  return {
    simulated: {
      sms: providers.sms.driver === 'simulator',
      ai: providers.ai.driver === 'offline',
      payment: providers.payment.driver === 'test',
    },
    isSimulatorOpen: providers.sms.driver === 'simulator' && !isProduction,
    companionNumber,
    openCountries,
    figures: siteFigures,
    ...names,
  }
}
