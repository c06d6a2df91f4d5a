import { BRAND } from '../../lib/names'
import { Link } from 'react-router-dom'
import { Contact, UPDATED_ON } from './contact'
import { CrisisLines } from './crisis_lines'
import { LegalPage, type LegalSection } from './legal_page'
import { SafetyCounts } from './safety_counts'

export function SafetyPage() {
  return (
    <LegalPage
      title="Safety"
      lead="She is an AI. For a night when that is not enough, here are people who are."
      updatedOn={UPDATED_ON}
      opening={{ id: 'crisis-lines', title: 'In a crisis' }}
      sections={SAFETY}
    >
      <CrisisLines />
    </LegalPage>
  )
}

const SAFETY: readonly LegalSection[] = [
  {
    id: 'an-ai',
    title: 'You are talking with an AI',
    body: (
      <>
        <p>
          Your companion is a computer program. She is not a person and cannot feel human emotion,
          however warm her words are. She never claims to be human, and says what she is when you
          ask.
        </p>
        <p>
          She repeats it without being asked: at the first exchange of a day and after every three
          hours of continuing talk. This notice cannot be switched off.
        </p>
      </>
    ),
  },
  {
    id: 'crisis-protocol',
    title: 'When a text speaks of self-harm',
    body: (
      <>
        <p>What happens is fixed, and no language model writes the answer:</p>
        <ol>
          <li>
            A program reads every text of yours for signs of suicide, self-harm or an eating
            disorder, in English and Spanish; from a number without an account, the first few of a
            day. Where a language model writes for her, its provider’s safety filter reads the text
            as well.
          </li>
          <li>
            Instead of her own answer, you get a fixed text that says plainly that she is an AI and
            names the crisis line of your country. What she was about to say is thrown away. The
            text is never charged and never held back by a limit.
          </li>
          <li>
            Write again that day, and you are asked openly how close you are to it. Each further
            text offers another step: somebody to be with, a safer place, somebody trained to talk
            to, and time to let the worst pass.
          </li>
          <li>
            For about a day after, she stays plain and caring: no flirting and no jokes, and nothing
            is sold to you. She texts you first no sooner than three days later.
          </li>
          <li>
            Somebody who struggles with eating is pointed to a line for exactly that, once a day.
            She goes on talking with them, gently.
          </li>
          <li>The conversation is flagged to our staff.</li>
        </ol>
        <p>
          What this rests on: the steps follow the{' '}
          <a href="https://suicidesafetyplan.com">safety plan of Stanley and Brown</a>, and the
          referral follows the <a href="https://988lifeline.org">988 Lifeline</a>. How often the
          program finds such texts, and how often it is wrong, is measured on texts it has never
          seen each time it changes.
        </p>
        <p>
          A program can miss things, and our staff does not watch around the clock. In danger, call
          your emergency number first.
        </p>
      </>
    ),
  },
  {
    id: 'crisis-referrals',
    title: 'How often that happened',
    body: (
      <>
        <p>
          We count how many times a text of ours pointed somebody to a crisis line, or to a line for
          eating disorders, by calendar year. The count holds nothing about anybody and stays when
          an account is deleted. From 2027 on it is part of the yearly report that some states
          require of us.
        </p>
        <SafetyCounts />
      </>
    ),
  },
  {
    id: 'how-to-stop',
    title: 'How to stop',
    body: (
      <ul>
        <li>
          Reply <b>STOP</b> to any text. After one confirmation nothing more is sent, not even a
          code, until you text <b>START</b>.
        </li>
        <li>
          Reply <b>HELP</b> for help and for a crisis line.
        </li>
        <li>
          Pause all texts for a while in Settings, or pause and delete individual scheduled messages
          under Schedule.
        </li>
        <li>
          Delete everything in Settings; the <Link to="/privacy">Privacy Policy</Link> says what
          goes.
        </li>
      </ul>
    ),
  },
  {
    id: 'her-rules',
    title: 'Rules she keeps',
    body: (
      <ul>
        <li>No pressure when you say goodbye, and no guilt when you leave.</li>
        <li>She never sells you anything in her own voice.</li>
        <li>
          No sexual content by text: she says no, kindly and every time. Anything sexual about
          minors pauses the account.
        </li>
        <li>
          At most two unasked texts a day, 9&nbsp;AM to 8&nbsp;PM your time, Sundays from noon.
        </li>
      </ul>
    ),
  },
  {
    id: 'adults-only',
    title: '18 and older',
    body: (
      <p>
        {`${BRAND} is for adults, and every companion is one. Companion chatbots may not be ` +
          'suitable for some minors. If somebody writes that they are under 18, their account is ' +
          'paused at once: they are told so by text and on the website, and only HELP, STOP and a ' +
          'crisis still get an answer. After 30 days it is deleted. Was it a mistake? Write to '}
        <Contact /> before then, and our staff looks at it again.
      </p>
    ),
  },
  {
    id: 'report',
    title: 'Report a text',
    body: (
      <p>
        Was something she wrote wrong or hurtful? Report it in the conversation, or write to{' '}
        <Contact /> with the time of the text. We read every report.
      </p>
    ),
  },
]
