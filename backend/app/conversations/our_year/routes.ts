import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { browserCall, middleware } from '#app/core/sessions/middleware'

const OurYearController = () => import('#app/conversations/our_year/our_year_controller')

router
  .get('/api/our-year', [OurYearController, 'show'])
  .use([
    ...browserCall,
    middleware.auth(),
    middleware.throttle({ name: 'our_year', perHour: limits.writes.settingsPerHour }),
  ])
