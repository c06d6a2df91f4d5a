import router from '@adonisjs/core/services/router'
import { middleware } from '#app/core/sessions/middleware'
import { phoneSettingsInput, typedTextInput } from '#app/texting/simulator/contract'

const SimulatorController = () => import('#app/texting/simulator/simulator_controller')

router
  .group(() => {
    router
      .get('/api/simulator/phones/:phone', [SimulatorController, 'show'])
      .describe('Shows a pretend phone.', { answer: 'The phone and its texts.' })
    router
      .put('/api/simulator/phones/:phone', [SimulatorController, 'update'])
      .describe('Has every text to a pretend phone fail, or arrive again.', {
        body: phoneSettingsInput,
        answer: 'The phone and its texts.',
      })
    router
      .post('/api/simulator/texts', [SimulatorController, 'store'])
      .describe('Types a text on a pretend phone.', {
        body: typedTextInput,
        answer: '`{ success, sid }`.',
      })
  })
  .use([middleware.api(), middleware.visit(), middleware.simulator(), middleware.body()])
