import router from '@adonisjs/core/services/router'
import { browserCall, middleware } from '#app/core/sessions/middleware'
import { searchInput } from '#app/console/search/contract'

const SearchController = () => import('#app/console/search/search_controller')

router
  .post('/api/admin/search', [SearchController, 'store'])
  .use([...browserCall, middleware.auth('search.use')])
  .describe('Finds people, texts and payments by what somebody has in hand.', {
    body: searchInput,
    isCounted: true,
    answer: 'The newest of each, masked for this role.',
  })
