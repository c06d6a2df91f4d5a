import router from '@adonisjs/core/services/router'
import { browserCall } from '#start/kernel'

const SafetyCountsController = () => import('#app/care/safety_counts_controller')

router.get('/api/safety-counts', [SafetyCountsController, 'index']).use(browserCall)
