import app from '@adonisjs/core/services/app'
import { AnswerKeyword } from '#app/conversations/inbound/answer_keyword'
import { ReceiveMessage } from '#app/conversations/inbound/receive_message'
import { JobQueue } from '#app/core/jobs/job_queue'
import { SendMessage } from '#app/texting/sending/send_message'
import { AnotherServer } from '#tests/another_server'

/** What another process does with the texts it is told of, or one whose provider answers keywords itself. */
export async function anotherReceiver({ providerAnswers = false } = {}): Promise<ReceiveMessage> {
  const server = new AnotherServer()
    .with(JobQueue, await app.container.make(JobQueue))
    .with(SendMessage, await app.container.make(SendMessage))
  const keyword = await server.make(AnswerKeyword)
  server.with(AnswerKeyword, Object.assign(keyword, { providerAnswers }))
  return server.make(ReceiveMessage)
}
