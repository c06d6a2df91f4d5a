import { z } from 'zod'
import { longestStart } from '#app/companion/voice/cut_to'
import { plainLetters, plainPunctuation } from '#app/companion/voice/plain_letters'
import { countSegments } from '#app/core/phones/segments'
import { memoized } from '#app/language/memoized'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords('voice/clean_reply.txt', z.strictObject({ emoji: shapes.pattern('gu') }))

export interface CleanOptions {
  /** Hers: `Mia:` in front of a reply is taken off. */
  name?: string
  /** What will stand before and behind the words and shares their segments. */
  prefix?: string
  suffix?: string
  /** The prefix tells that she is an AI. */
  hasAiNotice?: boolean
  /** Is kept and shown, not texted: no segment counts. */
  isUntexted?: boolean
}

const MOST_SEGMENTS = 2
/** A letter that GSM-7 has in no form. */
const OTHER_SCRIPT = '\u0416'
/** No text that may leave is longer; the rest need not be looked at grapheme by grapheme. */
const LONGEST = 1200

/** Thinking aloud, template tags and control characters of whatever model answered. */
function withoutMachinery(text: string): string {
  return text
    .replace(/<(think|thinking|reasoning|analysis)>[\s\S]*?(?:<\/\1>|$)/gi, ' ')
    .replace(/<\|[^|>]*\|>|\[\/?INST\]|<<\/?SYS>>|<\/?s>|<\/?(?:assistant|user|system)>/gi, ' ')
    .replace(/[^\P{C}\n\u200D\u{E0020}-\u{E007F}]|[\p{Zl}\p{Zp}\uFFFD]/gu, ' ')
}

function withoutMarkdown(text: string): string {
  return text
    .replace(/```\w*\n?|~~~/g, ' ')
    .replace(/!?\[([^\]\n]*)\]\((?:[^()\s]*)\)/g, '$1')
    .replace(/^[ ]*(?:#{1,6}|>+|[-*+]|\d{1,2}[.)])[ ]+/gm, '')
    .replace(/^[ ]*(?:[-*_][ ]?){3,}$/gm, '')
    .replace(/(^|[.!?]\s+)\*[a-z][^*\n]{2,60}\*(?=\s*(?:$|[A-Z\n]))/g, '$1')
    .replace(/(\*{1,3}|_{2,3}|~~)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\d_])_(?=\S)([^_\n]*?\S)_(?![\p{L}\d_])/gu, '$1')
    .replace(/`+/g, '')
}

function withoutSpeaker(text: string, name: string): string {
  const own = RegExp.escape(name)
  const names = ['assistant', 'girlfriend', 'companion', 'reply', 'response', 'me', own]
  const speaker = new RegExp(`^\\s*(?:${names.filter(Boolean).join('|')})\\s*:\\s*`, 'i')
  return text.replace(speaker, '')
}

function withoutQuotes(text: string): string {
  const inner = text.match(/^(["'])([\s\S]+)\1$/)?.[2]
  const isWrapped = inner !== undefined && !inner.includes('"') && !/^'[^']*'.*'/.test(text)
  return isWrapped ? inner : text
}

function oneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.!?;:])(?=\s|$)/g, '$1')
    .trim()
}

/** Each step asks anew what the same words take. */
const counted = memoized(countSegments)

function segmentsOf(text: string, { prefix = '', suffix = '' }: CleanOptions): number {
  return counted(`${prefix}${text}${suffix}`).segments
}

/**
 * Two segments, and one more where each letter takes twice the room: behind the AI notice in another
 * script, or where what stands around the words fills two alone, as it does beside a name in one.
 */
function mostSegments(text: string, options: CleanOptions): number {
  const isOtherScript = counted(plainLetters(text)).encoding === 'UCS-2'
  const around = segmentsOf(isOtherScript ? OTHER_SCRIPT : '', options)
  if (around >= MOST_SEGMENTS) return around + 1
  return isOtherScript && options.hasAiNotice ? MOST_SEGMENTS + 1 : MOST_SEGMENTS
}

/** Emoji stay while they cost no segment. */
function withAffordableEmoji(text: string, options: CleanOptions): string {
  const bare = oneLine(text.replace(WORDS.emoji, ' '))
  if (bare === text || bare === '') return bare || text
  return segmentsOf(text, options) > segmentsOf(bare, options) ? bare : text
}

/**
 * Letters outside GSM-7 halve the room: `qué tal, ¿estás?` gives up its accents before it gives up its end.
 */
function withAffordableLetters(text: string, options: CleanOptions): string {
  return segmentsOf(text, options) <= mostSegments('', options) ? text : plainLetters(text)
}

/** Ends at a sentence, else at a word, with no comma left hanging. */
function cutToFit(text: string, options: CleanOptions): string {
  const most = mostSegments(text, options)
  const isFitting = (words: string) => segmentsOf(words, options) <= most
  if (isFitting(text)) return text
  const start = longestStart(text.slice(0, LONGEST), isFitting)
  const sentence = start.match(/^[\s\S]*[.!?\u3002\u0964\u061F](?=["')]?(?:\s|$))["')]?/)?.[0] ?? ''
  if (sentence.length * 3 >= start.length) return sentence.trim()
  const isWordEnd = /^[\s,.!?;:]/.test(text.slice(start.length))
  const words = isWordEnd ? start : start.replace(/\s+\S*$/, '')
  return (words || start).replace(/[\s,;:(&+/"'-]+$/, '')
}

function fitted(text: string, options: CleanOptions): string {
  return cutToFit(withAffordableLetters(withAffordableEmoji(text, options), options), options)
}

/**
 * Makes any model's words one text that can be sent: no markup, no name in front, one line,
 * plain letters, two segments (seldom three) with what stands around it. Empty when nothing is left to say.
 */
export function cleanReply(text: string, options: CleanOptions = {}): string {
  const raw = withoutMarkdown(withoutMachinery(text.slice(0, LONGEST * 8)))
  const said = plainPunctuation(withoutSpeaker(raw, options.name ?? ''))
  const line = withoutQuotes(oneLine(said))
  const own = oneLine(withoutSpeaker(line, options.name ?? ''))
  const fitting = options.isUntexted ? own : fitted(own, options)
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(fitting) ? fitting : ''
}
