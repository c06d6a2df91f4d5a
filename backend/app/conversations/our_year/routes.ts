import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { browserCall, middleware } from '#app/core/sessions/middleware'
import { ourYearInput } from '#app/conversations/our_year/contract'

const OurYearController = () => import('#app/conversations/our_year/our_year_controller')

router
  .get('/api/our-year', [OurYearController, 'show'])
  .describe('Tells a calendar year of the two in numbers, pins and memories.', {
    query: ourYearInput,
    answer: 'The year; 404 for one without talk.',
  })
  .use([
    ...browserCall,
    middleware.auth(),
    middleware.throttle({ name: 'our_year', perHour: limits.writes.settingsPerHour }),
  ])
