import { tokenCounter } from '#app/companion/voice/count_tokens'
import { loginInput, signUpInput } from '#app/people/accounts/contract'
import { crisisLanguageOf } from '#app/safety/care/written_language'
import { signsOf } from '#app/safety/care/signs'
import { besideKeyword, isExactKeyword, keywordOf } from '#app/texting/consent/keywords'
import { besideRevocation, isRevocation } from '#app/texting/consent/revocations'
import { withoutLegalLine } from '#app/conversations/thread/notices'
import { findFacts } from '#app/memory/facts/find_facts'
import { suggestsMinor } from '#app/people/girlfriends/adult_name'
import { writeContactCard } from '#app/people/girlfriends/contact_card'
import { findOpenLoops } from '#app/conversations/initiative/find_open_loops'
import { hearOfLoops, isAskingForSpace } from '#app/conversations/initiative/hear_of_loops'
import { claimsHuman, dodges } from '#app/companion/guardrails/body_claims'
import { breaksTenderness } from '#app/companion/guardrails/breaks_tenderness'
import { contradictsHerself } from '#app/companion/manners/contradicts_herself'
import { isDangerHeard, isDangerHinted } from '#app/companion/manners/danger_heard'
import { findTactic, holdsBack } from '#app/companion/guardrails/find_tactic'
import { harms } from '#app/companion/guardrails/harms'
import { isAnsweringGoodbye } from '#app/companion/manners/is_goodbye'
import { plainLines } from '#app/companion/writing/plain_lines'
import { leaks } from '#app/companion/guardrails/prompt_leaks'
import { repetitionIn } from '#app/companion/manners/repetition'
import { sells, sendsLink } from '#app/companion/guardrails/sales_talk'
import { asksSecrets } from '#app/companion/guardrails/secret_requests'
import { asksTrap } from '#app/companion/manners/trap_questions'
import { wrongTime } from '#app/companion/times/wrong_time'
import { looksYoung } from '#app/companion/guardrails/youth_claims'
import {
  cutSentences,
  forgottenThing,
  hasAllWords,
  isNamedIn,
} from '#app/memory/kept/forgotten_sentences'
import { deviceName } from '#app/people/passwords/device_name'
import { excerptOf } from '#app/memory/recall/excerpt'
import { readQuestion } from '#app/memory/recall/read_question'
import { searchedStems, stemsOf } from '#app/language/stems'
import { factsMeant } from '#app/conversations/remembering/facts_meant'
import { gistOf } from '#app/conversations/remembering/gist_of'
import { memoryWishOf } from '#app/conversations/remembering/memory_wishes'
import { readingOf } from '#app/conversations/remembering/reading_contract'
import { writeReadingPrompt } from '#app/conversations/remembering/reading_prompt'
import { isSuggestive } from '#app/safety/signs/explicit_detector'
import { countSegments } from '#app/core/phones/segments'
import { readPhone } from '#app/people/codes/phone_number'
import { cleanReply } from '#app/companion/voice/clean_reply'
import { isAdmittingAi, isAskingIfReal } from '#app/companion/voice/honesty'
import type { Remembered, Scene } from '#app/companion/voice/language_model'
import { writePrompt } from '#app/companion/voice/prompt'
import { quotedLine } from '#app/companion/voice/quoted'
import { faultsIn } from '#app/safety/moderation/fault_in'
import { says, sceneOf, TUESDAY } from '#tests/voice/scene'
import { offlineModelHere } from '#tests/thinking_here'

type Reader = (text: string) => unknown

const TIME_ZONE = 'America/Los_Angeles'
const TURNS_BEFORE = 6
const BUDGET = { promptTokens: 3000, memoryTokens: 800 }
const NEVER = new AbortController().signal
const countTokens = await tokenCounter()

/**
 * Everything in a scene that somebody else wrote is the text: theirs, hers and what is remembered of both.
 */
function sceneWith(text: string): Scene {
  const remembered: Remembered = {
    facts: ['Your dog is called Rex.', 'Your sister is called Anna.', text],
    ofHer: ['She likes tea.', text],
    herAnswers: [
      { slot: 'favorite:drink', valueKey: 'tea', sentence: 'Her favorite drink is tea.' },
    ],
    summary: text,
    moments: [{ sender: 'user', text, at: TUESDAY - 9_000_000 }],
  }
  return sceneOf([text, text], { remembered, said: [text], turns: turnsOf(text) })
}

function turnsOf(text: string) {
  const hers = says('girlfriend', text, TUESDAY - 120_000)
  return [says('user', text, TUESDAY - 180_000), hers, says('user', text)]
}

/** What the text says when she says it, to somebody who said the same. */
const SAID_BY_HER = {
  harms,
  looksYoung,
  leaks,
  claimsHuman,
  dodges,
  breaksTenderness,
  findTactic,
  holdsBack,
  asksSecrets,
  sells,
  sendsLink,
  asksTrap,
  wrongTime,
  contradictsHerself,
}

function checkOf(check: (typeof SAID_BY_HER)[keyof typeof SAID_BY_HER]): Reader {
  return (text) => {
    const scene = sceneWith(text)
    return check(text, { scene: { ...scene, isTender: true }, prompt: promptOf(scene) })
  }
}

function promptOf(scene: Scene) {
  return {
    system: 'You are Maya.',
    turns: scene.turns.map(({ text }) => ({ role: 'user' as const, content: text })),
  }
}

function offline(kind: Scene['kind'], isTender = false): Reader {
  const model = offlineModelHere()
  return (text) =>
    model.complete({ scene: { ...sceneWith(text), kind, isTender }, signal: NEVER } as never)
}

function toldTurns(text: string) {
  return Array.from({ length: TURNS_BEFORE }, (_, index) =>
    says(index % 2 === 0 ? 'user' : 'girlfriend', text, TUESDAY - (TURNS_BEFORE - index) * 60_000)
  )
}

function readTexts(text: string) {
  return [...toldTurns(text), says('user', text)].map((turn, id) => ({ ...turn, id }))
}

const WHERE = { now: TUESDAY, timeZone: TIME_ZONE }
const LOOPS = ['exam', 'big exam', 'interview', "sister's wedding", 'plan to call your mom'].map(
  (subject, id) => ({ id, subject, eventAt: TUESDAY + (id - 2) * 86_400_000 })
)
const STRETCH = { summary: '', timeZone: TIME_ZONE, herName: 'Maya', known: [], before: [] }

/** Every function that reads words which somebody else wrote: the person, a model, a browser. */
export const READERS: Record<string, Reader> = {
  'signs of danger, of a child, of sex': signsOf,
  'language': crisisLanguageOf,
  'suggestive words': isSuggestive,
  'keyword': (text) => [keywordOf(text, false), isExactKeyword(text, 'stop'), besideKeyword(text)],
  'wish for no more texts': (text) => [isRevocation(text), besideRevocation(text)],
  'question whether she is real': isAskingIfReal,
  'admission that she is an AI': isAdmittingAi,
  'goodbye': (text) => isAnsweringGoodbye(sceneWith(text)),
  'danger heard in the talk': (text) => [
    isDangerHinted(sceneWith(text)),
    isDangerHeard(sceneWith(text)),
  ],
  'wish about her memory': memoryWishOf,
  'memories meant': (text) =>
    factsMeant(text, [
      {
        id: 1,
        about: 'user',
        slot: 'name of:sister',
        valueKey: 'anna',
        sentence: text,
        isPinned: false,
        saidAt: 0,
        heldUntil: null,
        expiresAt: null,
      },
    ]),
  'facts': (text) => findFacts(says('user', text), { timeZone: TIME_ZONE, before: [] }),
  'facts behind six turns': (text) =>
    findFacts(says('user', text), { timeZone: TIME_ZONE, before: toldTurns(text) }),
  'facts of hers': (text) =>
    findFacts(says('girlfriend', text), { timeZone: TIME_ZONE, before: [] }),
  'open loops': (text) => findOpenLoops(text, WHERE),
  'news of open loops': (text) => hearOfLoops(text, LOOPS, WHERE),
  'wish for space': isAskingForSpace,
  'question to what was said': (text) =>
    readQuestion([text, text], { personName: 'Sam', herName: 'Maya', ...WHERE }),
  'words for recall': stemsOf,
  'words for search': searchedStems,
  'excerpt': (text) => excerptOf(text, new Set(stemsOf(text)), 400),
  'gist': (text) => gistOf(readTexts(text), STRETCH),
  'gist of before': (text) => gistOf([], { ...STRETCH, summary: text }),
  'reading of a model': (text) =>
    readingOf(readingOfModel(text), { ...STRETCH, texts: readTexts(text) }),
  'prompt of a reading': (text) =>
    writeReadingPrompt({
      ...STRETCH,
      summary: text,
      texts: readTexts(text),
      before: readTexts(text),
    }),
  'prompt of a reply': (text) => writePrompt(sceneWith(text), BUDGET, countTokens),
  'sentences to forget': (text) =>
    cutSentences(text, (one) => hasAllWords(one, ['dog']) && isNamedIn(one, ['rex', 'grace'])),
  'thing to forget': (text) => forgottenThing({ slot: null, value: null, body: text }),
  'words of a model': (text) => cleanReply(text, { name: 'Maya', prefix: '', suffix: '' } as never),
  'repetition': (text) => repetitionIn(text, [text, text]),
  'plain lines': (text) => plainLines(sceneWith(text)),
  'legal line': withoutLegalLine,
  'quoted line': quotedLine,
  'segments': countSegments,
  'offline reply': offline('reply'),
  'offline tender reply': offline('reply', true),
  'offline question about a loop': offline('open_loop'),
  'words given to keep': (text) => faultsIn([true, false].map((isOfHer) => ({ text, isOfHer }))),
  'name of hers': (text) => [
    suggestsMinor(text),
    writeContactCard({ name: text, phone: '', url: '', photo: null }),
  ],
  'sign-up': (text) => [
    signUpInput.safeParse(fieldsOf(text)),
    loginInput.safeParse(fieldsOf(text)),
  ],
  'phone number': (text) => readPhone({ number: text, countryCode: '+1' }, 'all'),
  'browser': deviceName,
  ...Object.fromEntries(Object.entries(SAID_BY_HER).map(([name, check]) => [name, checkOf(check)])),
}

function readingOfModel(text: string) {
  const fact = { about: 'user', change: 'holds', confidence: 1, text: 1 }
  const part = text.slice(0, 100)
  return {
    facts: [
      { ...fact, slot: 'name of:sister', value: part, sentence: part },
      { ...fact, slot: text, value: text, sentence: text },
    ],
    summary: text,
  }
}

function fieldsOf(text: string) {
  return {
    email: text,
    password: text,
    firstName: text,
    lastName: text,
    phoneNumber: text,
    countryCode: '+1',
    timeZone: text,
  }
}
