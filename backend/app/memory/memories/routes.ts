import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { browserCall, middleware } from '#app/core/sessions/middleware'
import { manyMemoriesInput, memoryInput, newMemoryInput } from '#app/memory/memories/contract'

const MemoriesController = () => import('#app/memory/memories/memories_controller')

const throttle = () =>
  middleware.throttle({ name: 'memories', perHour: limits.writes.settingsPerHour })

router
  .group(() => {
    router
      .get('/api/memories', [MemoriesController, 'index'])
      .describe('Lists what she remembers.', {
        answer: '`{ memories }`, pinned first, then newest.',
      })
    router
      .post('/api/memories', [MemoriesController, 'store'])
      .describe('Adds something she should remember.', {
        body: newMemoryInput,
        answer: 'A message for the person, and the `memory`.',
      })
      .use(throttle())
    router
      .post('/api/memories/many', [MemoriesController, 'storeMany'])
      .describe('Adds the memories of a character card.', {
        body: manyMemoriesInput,
        answer: 'A message for the person, and how many were `added`.',
      })
      .use(throttle())
    router
      .patch('/api/memories/:id', [MemoriesController, 'update'])
      .describe('Corrects a memory, or pins it.', {
        body: memoryInput,
        answer: 'A message for the person, and the `memory`.',
      })
      .use(throttle())
    router
      .delete('/api/memories/:id', [MemoriesController, 'destroy'])
      .describe('Has a memory forgotten for good.')
  })
  .use([...browserCall, middleware.auth()])
