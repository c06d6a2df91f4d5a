import type { ConversationMessage } from '#app/conversations/thread/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Profiler } from 'react'
import { expect, mocked, screen, waitFor } from 'storybook/test'
import { ConversationPage } from '../../frontend/app/conversations/conversation_page'
import { ReportDialog } from '../../frontend/app/safety/report_dialog'
import { SignedInShell } from '../../frontend/app/site/signed_in_shell'
import { answering, comeBack } from '../fake_server'
import { inApp } from '../in_app'
import { conversation, girlfriend, hers, loggedIn, signup, site } from '../scenes'
import { endlessThread } from './long_thread'

const COUNT = 10_000
/** Chunks with a placeholder each, and some two hundred rows drawn. */
const MOST_NODES = 4000

const texts = endlessThread(COUNT)
const server = { texts, etag: '"1"', renders: 0 }

/** The newest texts; nothing but a 304 while nothing has changed. */
function latest(): object {
  const view = conversation({ messages: server.texts.slice(-75), hasOlder: true })
  return Response.json(view, { headers: { ETag: server.etag } })
}
const isKnown = (init: RequestInit | undefined) =>
  new Headers(init?.headers).get('If-None-Match') === server.etag

const meta = {
  component: ConversationPage,
  args: { ReportDialog },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <Profiler id="page" onRender={() => (server.renders += 1)}>
        <Story />
      </Profiler>
    ),
    inApp({
      path: '/sms-status',
      frame: SignedInShell,
      answers: {
        '/api/auth/check': loggedIn,
        '/api/signup': { signup: signup() },
        '/api/girlfriend': { girlfriend: girlfriend() },
        '/api/site': site({ simulated: { sms: false, ai: false, payment: false } }),
        // What a long evening of scrolling has read.
        'thread': {
          view: conversation({ messages: texts.slice(-75), hasOlder: true }),
          messages: texts,
          hasOlder: false,
          firstOpenedId: COUNT - 74,
        },
      },
    }),
  ],
  beforeEach: () => {
    server.texts = texts
    server.etag = '"1"'
    return answering({
      'GET /api/my-conversation': (_, __, init) =>
        isKnown(init) ? new Response(null, { status: 304 }) : latest(),
    })()
  },
} satisfies Meta<typeof ConversationPage>
export default meta
type Story = StoryObj<typeof meta>

const log = () => screen.getByRole('log')
const nodes = () => log().querySelectorAll('*').length
const rows = () => log().querySelectorAll('.group\\/text').length
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Until the browser has looked which pieces are near, and they are drawn. */
async function settle(): Promise<void> {
  let seen = ''
  for (let still = 0; still < 20; still += 1) {
    await frame()
    const now = `${log().scrollHeight} ${log().scrollTop} ${rows()}`
    if (now !== seen) still = 0
    seen = now
  }
}

async function scrollTo(top: number): Promise<void> {
  log().scrollTop = top
  await settle()
}

/** A poll has come and gone. */
async function poll(): Promise<void> {
  const before = mocked(fetch).mock.calls.length
  comeBack()
  await waitFor(() => expect(mocked(fetch).mock.calls.length).toBeGreaterThan(before))
  await Promise.allSettled(mocked(fetch).mock.results.map(({ value }) => value as Promise<unknown>))
  await settle()
}

export const OpensAtItsEnd: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('log')
    await settle()
    await expect(canvas.getByText(/\(10000\)$/)).toBeVisible()
    await expect(nodes()).toBeLessThan(MOST_NODES)
    await expect(rows()).toBeLessThan(300)
  },
}

export const AnywhereInItOnlyWhatIsNearIsDrawn: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('log')
    await settle()
    for (const share of [0.9, 0.5, 0.1, 0]) {
      await scrollTo(log().scrollHeight * share)
      await expect(rows()).toBeGreaterThan(20)
      await expect(nodes()).toBeLessThan(MOST_NODES)
    }
    await expect(canvas.getByText(/ \(1\)$/)).toBeVisible()
  },
}

export const WhatIsReadStaysInItsPlace: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('log')
    await settle()
    await scrollTo(log().scrollHeight * 0.5)
    for (let step = 0; step < 12; step += 1) {
      const edge = log().getBoundingClientRect().top
      const row = [...log().querySelectorAll('.group\\/text')].find(
        (candidate) => candidate.getBoundingClientRect().top > edge + 250
      )
      const before = row?.getBoundingClientRect().top ?? 0
      log().scrollTop -= 200
      await settle()
      const after = row?.getBoundingClientRect().top ?? 0
      await expect(Math.abs(after - before - 200)).toBeLessThan(2)
    }
  },
}

export const APollThatBringsNothingDrawsNothing: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('log')
    await poll()
    server.renders = 0
    await poll()
    await poll()
    await expect(server.renders).toBe(0)
  },
}

export const ANewTextLeavesTheOthersAlone: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('log')
    await poll()
    const touched: Node[] = []
    const watch = new MutationObserver((changes) =>
      touched.push(...changes.flatMap((change) => [...change.addedNodes, ...change.removedNodes]))
    )
    watch.observe(log(), { childList: true, subtree: true, characterData: true })
    const arrival: ConversationMessage = hers({
      id: COUNT + 1,
      message: 'One more.',
      timestamp: new Date().toISOString(),
    })
    server.texts = [...texts, arrival]
    server.etag = '"2"'
    await poll()
    watch.disconnect()
    await expect(canvas.getByText('One more.')).toBeVisible()
    const drawn = touched.filter(
      (node) => node instanceof Element && node.querySelector('.group\\/text')
    )
    await expect(drawn.length).toBeLessThanOrEqual(1)
  },
}

export const TheBrowserStillFindsWhatIsFarAway: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('log')
    await settle()
    const far = [...log().querySelectorAll('[hidden=until-found]')].find((piece) =>
      piece.textContent?.includes('(500)')
    )
    await expect(far).toBeInTheDocument()
    // What the browser does with a hit.
    far?.scrollIntoView()
    await settle()
    await expect(far).not.toBeInTheDocument()
    await expect(canvas.getByText(/ \(500\)$/)).toBeInTheDocument()
  },
}
