import { createServer } from 'node:http'

/** What an answer of Node's own costs: the same for whatever is asked. */
createServer((request, response) => {
  const { user, system } = process.cpuUsage()
  const body = request.url === '/bench/counts' ? { cpuMicros: user + system } : { messages: [] }
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify(body))
}).listen(Number(process.env.PORT), '127.0.0.1')
