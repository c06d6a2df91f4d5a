import router from '@adonisjs/core/services/router'
import { browserCall, middleware } from '#start/kernel'

const MemoriesController = () => import('#app/memory/memories_controller')

router
  .group(() => {
    router.get('/api/memories', [MemoriesController, 'index'])
    router.patch('/api/memories/:id', [MemoriesController, 'update'])
    router.delete('/api/memories/:id', [MemoriesController, 'destroy'])
  })
  .use([...browserCall, middleware.auth()])
