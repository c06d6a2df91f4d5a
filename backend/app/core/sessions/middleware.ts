import router from '@adonisjs/core/services/router'

/** In this order for every call of a browser; webhooks take none of them. */
export const middleware = router.named({
  api: () => import('#app/core/requests/api_middleware'),
  body: () => import('#app/core/requests/body_middleware'),
  visit: () => import('@adonisjs/auth/initialize_auth_middleware'),
  login: () => import('#app/core/sessions/login_middleware'),
  auth: () => import('#app/core/sessions/auth_middleware'),
  simulator: () => import('#app/core/sessions/simulator_middleware'),
  throttle: () => import('#app/core/requests/throttle_middleware'),
})

/** The stack of every call of a browser, to be put on a route group. */
export const browserCall = [middleware.api(), middleware.body(), middleware.visit()]
