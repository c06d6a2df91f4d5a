import { expect, test } from 'vitest'
import { received } from '../../../stories/scenes'
import { answerDelays } from './answer_delays'

const at = (time: string) => `2026-11-21T13:${time}.000Z`
const typed = (sid: string, time: string) =>
  received({ sid, side: 'mine', status: 'received', body: 'Hi', sentAt: at(time) })
const hers = (sid: string, time: string, body = 'Hello') =>
  received({ sid, body, sentAt: at(time) })

test('an answer counts from the last text typed, and only the first after it', () => {
  const texts = [typed('a', '00:00'), typed('b', '00:04'), hers('c', '00:13'), hers('d', '00:20')]
  expect([...answerDelays(texts)]).toEqual([['c', 9]])
})

test('a code, a first text and a text of the next day answer nothing', () => {
  const code = hers('b', '00:02', 'Your Everly code is 417283.')
  expect([...answerDelays([hers('z', '00:00'), typed('a', '00:01'), code])]).toEqual([])
  expect([...answerDelays([typed('a', '00:00'), hers('b', '10:01')])]).toEqual([])
})
