import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { browserCall, middleware } from '#app/core/sessions/middleware'

const MemoriesController = () => import('#app/memory/memories/memories_controller')

const throttle = () =>
  middleware.throttle({ name: 'memories', perHour: limits.writes.settingsPerHour })

router
  .group(() => {
    router.get('/api/memories', [MemoriesController, 'index'])
    router.post('/api/memories', [MemoriesController, 'store']).use(throttle())
    router.post('/api/memories/many', [MemoriesController, 'storeMany']).use(throttle())
    router.patch('/api/memories/:id', [MemoriesController, 'update']).use(throttle())
    router.delete('/api/memories/:id', [MemoriesController, 'destroy'])
  })
  .use([...browserCall, middleware.auth()])
