import router from '@adonisjs/core/services/router'
import { browserCall, middleware } from '#app/core/sessions/middleware'

const ReportsController = () => import('#app/safety/signs/reports_controller')

router.post('/api/reports', [ReportsController, 'store']).use([...browserCall, middleware.auth()])
