import { EARLY_TALK_ID } from '../lib/early_reads.ts'
import { showEarlyTalk } from './early_talk.ts'

const FONT = /\s*<link rel="preload" as="font"[^>]*>/g
/** Each as the code of the page will ask for it. */
const READS = ['/api/my-conversation?limit=75', '/api/auth/check', '/api/girlfriend', '/api/signup']
const LOOKS = {
  box: [
    'fixed inset-0 -z-10 flex flex-col justify-end gap-2 overflow-hidden px-5 pb-36',
    'lg:right-80 lg:left-[220px]',
  ].join(' '),
  text: [
    'w-fit max-w-[78%] shrink-0 rounded-bubble px-4 py-[11px] leading-[1.4]',
    '[overflow-wrap:anywhere] whitespace-pre-wrap',
  ].join(' '),
  user: 'ml-auto bg-primary text-on-primary',
  girlfriend: 'mr-auto bg-her text-ink',
}

/**
 * The shell of the conversation. On a slow line its scripts are asked for together, not one after
 * the other, its first texts are painted while they are on their way, and the fonts come last.
 */
export function talkDocument(template: string, scripts: readonly string[]): string {
  const early = {
    reads: READS,
    scripts: scripts.filter((name) => !template.includes(name)).map((name) => `/${name}`),
    id: EARLY_TALK_ID,
    looks: LOOKS,
  }
  // Before the style sheet, or it would wait for that.
  return template
    .replace(FONT, '')
    .replace(
      '<script type="module"',
      (begin) => `<script>(${showEarlyTalk})(${JSON.stringify(early)})</script>\n    ${begin}`
    )
}
