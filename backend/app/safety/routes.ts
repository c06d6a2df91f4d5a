import router from '@adonisjs/core/services/router'
import { browserCall, middleware } from '#start/kernel'

const ReportsController = () => import('#app/safety/reports_controller')

router.post('/api/reports', [ReportsController, 'store']).use([...browserCall, middleware.auth()])
