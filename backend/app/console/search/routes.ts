import router from '@adonisjs/core/services/router'
import { browserCall, middleware } from '#app/core/sessions/middleware'

const SearchController = () => import('#app/console/search/search_controller')

router
  .post('/api/admin/search', [SearchController, 'store'])
  .use([...browserCall, middleware.auth('search.use')])
