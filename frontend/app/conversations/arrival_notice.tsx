import type { ConversationMessage } from '#app/conversations/thread/contract'
import { useState } from 'react'
import { arrivalWords } from './arrival_words'

interface ArrivalNoticeProps {
  messages: ConversationMessage[]
  name: string
}

/** One line for each poll that brought something; the live region around it reads it out. */
export function ArrivalNotice({ messages, name }: ArrivalNoticeProps) {
  const lastId = messages.at(-1)?.id
  const [told, setTold] = useState({ lastId, words: '' })

  if (told.lastId !== lastId) {
    const heard = messages.findIndex(({ id }) => id === told.lastId)
    setTold({ lastId, words: arrivalWords(messages.slice(heard + 1), name) })
  }
  if (!told.words) return null
  return (
    <p key={told.lastId} className="sr-only">
      {told.words}
    </p>
  )
}
