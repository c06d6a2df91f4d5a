import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#app/core/exception_handler'))
server.use([
  () => import('#app/site/answer_headers_middleware'),
  () => import('#app/core/request_id_middleware'),
  () => import('#app/metrics/measure_middleware'),
  () => import('#app/core/host_middleware'),
  () => import('#app/site/pages_middleware'),
])

/** In this order for every call of a browser; webhooks take none of them. */
export const middleware = router.named({
  api: () => import('#app/core/api_middleware'),
  body: () => import('#app/core/body_middleware'),
  visit: () => import('@adonisjs/auth/initialize_auth_middleware'),
  login: () => import('#app/core/login_middleware'),
  auth: () => import('#app/core/auth_middleware'),
  simulator: () => import('#app/core/simulator_middleware'),
  throttle: () => import('#app/core/throttle_middleware'),
  twilioSignature: () => import('#app/sms/twilio_signature_middleware'),
})

/** The stack of every call of a browser, to be put on a route group. */
export const browserCall = [middleware.api(), middleware.body(), middleware.visit()]
