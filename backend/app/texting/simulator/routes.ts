import router from '@adonisjs/core/services/router'
import { middleware } from '#app/core/sessions/middleware'

const SimulatorController = () => import('#app/texting/simulator/simulator_controller')

router
  .group(() => {
    router.get('/api/simulator/phones/:phone', [SimulatorController, 'show'])
    router.put('/api/simulator/phones/:phone', [SimulatorController, 'update'])
    router.post('/api/simulator/texts', [SimulatorController, 'store'])
  })
  .use([middleware.api(), middleware.visit(), middleware.simulator(), middleware.body()])
