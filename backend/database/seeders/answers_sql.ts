// By hand because each text is held against those of its own talk; no bench, only the start of a demo waits.

const near = (which: 'min' | 'max', direction: string, order: '<' | '>') =>
  `(select ${which}(o.id) from messages o where o.conversation_id = messages.conversation_id
     and o.direction = '${direction}' and o.id ${order} messages.id)`

/** Each of a person's texts by her next one. */
export const markAnswered = () =>
  `update messages set answered_by = ${near('min', 'outbound', '>')} where direction = 'inbound'`

/** Each reply with the last text it answers. */
export const markCovered = () =>
  `update messages set covers_until = ${near('max', 'inbound', '<')} where kind = 'reply'`
