import router from '@adonisjs/core/services/router'
import { browserCall, middleware } from '#app/core/sessions/middleware'

const MemoriesController = () => import('#app/memory/memories/memories_controller')

router
  .group(() => {
    router.get('/api/memories', [MemoriesController, 'index'])
    router.patch('/api/memories/:id', [MemoriesController, 'update'])
    router.delete('/api/memories/:id', [MemoriesController, 'destroy'])
  })
  .use([...browserCall, middleware.auth()])
