import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import {
  CHANGED_RECORDS,
  NEW_RECORDS,
  RESOURCE_NAME,
  revealInput,
} from '#app/console/resources/contract'
import { listInput } from '#app/console/resources/read_list_query'
import { browserCall, middleware } from '#app/core/sessions/middleware'

const RecordsController = () => import('#app/console/resources/records_controller')
const RevealsController = () => import('#app/console/resources/reveals_controller')
const ExportsController = () => import('#app/console/resources/exports_controller')

router
  .group(() => {
    router
      .get('/:resource', [RecordsController, 'index'])
      .describe('Lists rows of a table, masked for this role.', {
        query: listInput,
        isJsonQuery: true,
        isCounted: true,
        answer: 'The rows; `Content-Range` says of how many.',
      })
    router
      .post('/:resource', [RecordsController, 'store'])
      .describe('Adds a row; which tables take one the role decides.', {
        bodies: NEW_RECORDS,
        answer: 'The row.',
      })
    router
      .get('/:resource/:id', [RecordsController, 'show'])
      .describe('Shows a row, masked for this role.', { answer: 'The row.' })
    router
      .put('/:resource/:id', [RecordsController, 'update'])
      .describe('Changes a row, as the table allows and the role may.', {
        bodies: CHANGED_RECORDS,
        answer: 'The row.',
      })
    router
      .delete('/:resource/:id', [RecordsController, 'destroy'])
      .describe('Removes a row, where the table allows and the role may.', { answer: '`{ id }`.' })
  })
  .prefix('/api/admin')
  .where('resource', RESOURCE_NAME)
  .where('id', /^\d+$/)
  .use([...browserCall, middleware.auth('resources.read')])

router
  .post('/api/admin/reveal', [RevealsController, 'store'])
  .describe('Reveals masked fields of one row; audited.', {
    body: revealInput,
    answer: '`{ values }` by field.',
  })
  .use([
    ...browserCall,
    middleware.auth('resources.reveal'),
    middleware.throttle(limits.staff.reveals),
  ])
router
  .get('/api/admin/exports/:resource', [ExportsController, 'index'])
  .describe('Lists rows on their way into a file; audited.', {
    query: listInput,
    isJsonQuery: true,
    isCounted: true,
    answer: 'The rows; `Content-Range` says of how many.',
  })
  .where('resource', RESOURCE_NAME)
  .use([...browserCall, middleware.auth('resources.export')])
