import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { RESOURCE_NAME } from '#app/console/resources/contract'
import { browserCall, middleware } from '#app/core/sessions/middleware'

const RecordsController = () => import('#app/console/resources/records_controller')
const RevealsController = () => import('#app/console/resources/reveals_controller')
const ExportsController = () => import('#app/console/resources/exports_controller')

router
  .group(() => {
    router.get('/:resource', [RecordsController, 'index'])
    router.post('/:resource', [RecordsController, 'store'])
    router.get('/:resource/:id', [RecordsController, 'show'])
    router.put('/:resource/:id', [RecordsController, 'update'])
    router.delete('/:resource/:id', [RecordsController, 'destroy'])
  })
  .prefix('/api/admin')
  .where('resource', RESOURCE_NAME)
  .where('id', /^\d+$/)
  .use([...browserCall, middleware.auth('resources.read')])

router
  .post('/api/admin/reveal', [RevealsController, 'store'])
  .use([
    ...browserCall,
    middleware.auth('resources.reveal'),
    middleware.throttle(limits.staff.reveals),
  ])
router
  .get('/api/admin/exports/:resource', [ExportsController, 'index'])
  .where('resource', RESOURCE_NAME)
  .use([...browserCall, middleware.auth('resources.export')])
