import { plain, type RecordTable } from '#app/console/record_tables/record_table'

export const MESSAGES: RecordTable = {
  from: 'messages t',
  columns: {
    ...plain('id', 'userId', 'conversationId', 'direction', 'kind', 'body', 'phone', 'state'),
    ...plain('reason', 'errorCode', 'segments', 'pictures', 'hasAiNotice', 'verdict', 'messageSid'),
    ...plain('tries', 'createdAt', 'dueAt', 'expiresAt', 'sendingAt', 'sentAt', 'endedAt'),
  },
}
