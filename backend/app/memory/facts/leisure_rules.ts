import { z } from 'zod'
import {
  ADVERBS,
  anyOf,
  asEnded,
  type Draft,
  END,
  type Groups,
  keyed,
  rule,
  type FactRule,
} from '#app/memory/facts/slots'
import { thingsOf } from '#app/memory/facts/taste_rules'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'facts/leisure_rules.txt',
  z.strictObject({
    made: shapes.glossary,
    played: shapes.source,
    done: shapes.source,
    going: shapes.source,
    often: shapes.source,
  })
)

const MADE = WORDS.made
const REST = '(?<rest>[^!?;:\\n]{2,70})'

function hobby(name: string): Draft[] {
  const said = name.toLowerCase() === 'to the gym' ? 'going to the gym' : name
  return said
    ? [
        {
          slot: keyed(
            'hobby',
            said.replace(/^(?:playing|making|writing|doing|going to the) /iu, '')
          ),
          value: said.replace(/^playing /iu, ''),
        },
      ]
    : []
}

function hobbies({ rest = '' }: Groups): Draft[] {
  return thingsOf(rest).flatMap((thing) => hobby(thing))
}

const stopped = asEnded(({ played = '', going = '', done = '' }) => hobby(played || going || done))

const PLAYED = `(?:the )?(?<played>${WORDS.played})`
const GOING = `(?<going>${WORDS.going})`
const DONE = `(?<done>${WORDS.done})`
const MADE_WORDS = anyOf(Object.keys(MADE))
const STOPPED = "(?:stopped|quit|gave up|don't|no longer|given up)"
const HOBBY = `play(?:ing)? ${PLAYED}|(?:go |going )?${GOING}|(?:do |doing )?${DONE}`
const PLAY = '(?:play|been playing|learned to play|picked up|started playing|took up)'
const NOT_JUST_NOW = '(?!tonight|tomorrow|today|yesterday|right now|hero|with you|later)'
const DO = '(?:do|practice|train|teach myself|started doing|took up|started)'
const NOT_OUT = '(?! (?:late|from|into|out|away))'
const NO_COLLECTION = 'my|the|data|dust|rent|debts|unemployment|you|him|her|them|it|some'
const HOBBIES_ARE = [
  "my (?:main |favorite |biggest |new )?hobb(?:y|ies)(?: is| are|'s)",
  'my favorite (?:hobby|hobbies|pastime|thing to do) (?:is|are)',
  'in my (?:free|spare) time I (?:like to |like |love |love to |enjoy |do )?',
  'for fun I (?:like to |like |love |enjoy )?',
].join('|')

export const LEISURE_RULES: readonly FactRule[] = [
  rule(`^I (?:have )?${ADVERBS}${STOPPED} (?:${HOBBY})(?= |$|,)`, stopped),
  rule(`^I (?:have )?${ADVERBS}${PLAY} ${PLAYED}(?:$|,|\\.| ${NOT_JUST_NOW})`, ({ played = '' }) =>
    hobby(played)
  ),
  rule(`^I'm (?:learning|learning how) (?:to play )?${PLAYED}${END}`, ({ played = '' }) =>
    hobby(played)
  ),
  rule(`^I ${ADVERBS}${DO} ${DONE}${END}`, ({ done = '' }) => hobby(done)),
  rule(`^I ${ADVERBS}go ${GOING}${WORDS.often}`, ({ going = '' }) => hobby(going)),
  rule(
    `^I(?: have)? (?:started|took up|taken up) (?:going )?${GOING}${END}${NOT_OUT}`,
    ({ going = '' }) => hobby(going)
  ),
  rule(`^I ${ADVERBS}(?<made>${MADE_WORDS})${WORDS.often}`, ({ made = '' }) =>
    hobby(MADE[made.toLowerCase()] ?? '')
  ),
  rule(`^I ${ADVERBS}collect (?<rest>(?!${NO_COLLECTION})[^!?;:\\n]{2,50})`, ({ rest = '' }) =>
    thingsOf(rest).map((thing) => ({
      slot: keyed('hobby', thing),
      value: thing,
      thing: `collecting ${thing}`,
    }))
  ),
  rule(`^(?:${HOBBIES_ARE}) ?${REST}`, hobbies),
  rule(
    `^(?<rest>[\\p{L} ]{3,30}) is my (?:main |biggest |favorite |new )?(?:hobby|passion)(?=$|,| )`,
    hobbies
  ),
]
