import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#app/core/answers/exception_handler'))
server.use([
  () => import('#app/site/answer_headers_middleware'),
  () => import('#app/core/answers/request_id_middleware'),
  () => import('#app/operations/metrics/measure_middleware'),
  () => import('#app/core/requests/host_middleware'),
  () => import('#app/site/pages_middleware'),
])
