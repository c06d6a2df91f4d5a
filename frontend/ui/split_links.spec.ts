import { expect, test } from 'vitest'
import { splitLinks } from './split_links'

const links = (text: string) =>
  splitLinks(text)
    .filter((part) => part.isLink)
    .map((part) => part.text)

test('an address becomes a link and the words around it stay', () => {
  expect(splitLinks('See https://a.example/b?c=1 tonight')).toEqual([
    { text: 'See ', isLink: false },
    { text: 'https://a.example/b?c=1', isLink: true },
    { text: ' tonight', isLink: false },
  ])
})

test('punctuation that closes the sentence is no part of the address', () => {
  expect(links('Look (http://a.example/x). And https://b.example!')).toEqual([
    'http://a.example/x',
    'https://b.example',
  ])
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc', 'www.a.example', 'http://'])(
  '%s stays words',
  (text) => {
    expect(links(text)).toEqual([])
  }
)

test('an empty text has no parts', () => {
  expect(splitLinks('')).toEqual([])
})
