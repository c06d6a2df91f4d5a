import { Link } from 'react-router-dom'
import { BRAND } from '../../lib/names'
import { Contact } from './contact'
import { HOW_LONG } from './how_long'
import type { LegalSection } from './legal_page'

export const PRIVACY: readonly LegalSection[] = [
  {
    id: 'what-we-keep',
    title: 'What we keep',
    body: (
      <ul>
        <li>
          <b>Your account:</b> email, password (only as a hash), phone number, date of birth, time
          zone, the name you enter, and the state you say you live in.
        </li>
        <li>
          <b>Your consent:</b> the exact wording, your number, the time, IP address and browser it
          came from, and each time you take it back.
        </li>
        <li>
          <b>Your conversation:</b> the companion you made, the backstory and key memories you wrote
          for her, the texts both ways with their delivery states, the ones you pinned or voted on,
          what she remembers from them, her diary with one line about each day you texted, a
          description of pictures you text her, the times you schedule, your quiet hours, the texts
          you report, and, while you let her text first, which of your plans to ask about and when.
        </li>
        <li>
          <b>Payments:</b> plan, amounts and dates, and the state your card is billed in. Card
          numbers go to the payment provider; we never see them.
        </li>
        <li>
          <b>Security:</b> sessions, failed logins, the addresses that asked our web server for
          something, and a log of what our staff searched for, uncovered or changed, and why. That
          log names fields, never their contents.
        </li>
        <li>
          <b>Safety:</b> that a text spoke of self-harm, an eating disorder or being under 18, asked
          for sexual content, spoke sexually of a minor, or was reported, and which crisis line you
          were pointed to. None of its words.
        </li>
      </ul>
    ),
  },
  {
    id: 'what-for',
    title: 'What it is for',
    body: (
      <>
        <p>
          To text with you, to bill you, to keep the service safe, and to prove that you agreed to
          be texted. We don’t sell any of it, show no ads, and use no tracking cookies. One cookie
          keeps you logged in; one tells your own browser from a stranger&rsquo;s for a year, so
          that nobody else&rsquo;s wrong passwords lock you out; one ties the code for a new
          password to your browser for 10 minutes; one remembers for 400 days, only where somebody
          told us so, that they are under 18. Your theme and a few hints stay in your browser.
        </p>
        <p>
          Where you live decides which relationships we may offer and whether we may serve you at
          all: the state you name, else that of your card, else that of your area code. Texts that
          are no answer keep to the hours that the laws of the state you name and of your area code
          both leave, unless you set another time yourself.
        </p>
        <p>
          Verification codes are stored only scrambled, stop working after 10 minutes and are gone
          after a day. Their digits appear in no list and no log.
        </p>
      </>
    ),
  },
  {
    id: 'who-else',
    title: 'Who else sees it',
    body: (
      <>
        <ul>
          <li>
            <b>Twilio</b> delivers the texts: your number and their contents.
          </li>
          <li>
            <b>OpenAI</b> writes her answers and her diary: recent texts, those of the day, what she
            remembers and what you wrote for her, your first name and the time where you are,
            without your email, number or payment data. Its safety filter reads your texts too.
            Pictures you text her are shown to that filter and described to her in words. We keep
            the description with the text, never the picture, and take the picture out of
            Twilio&rsquo;s records; one that may show a minor sexually stays there to be reported.
          </li>
          <li>
            <b>Stripe</b> takes payments: your card, your email, for the receipt, and your IP
            address where it works out a tax.
          </li>
          <li>
            <b>A few of our staff</b>, with a second factor, masked where possible, and recorded
            where they search or uncover; and authorities where the law compels us.
          </li>
        </ul>
        <p>
          Mobile opt-in data and consent are not shared with anybody for marketing. Your number is
          never sold, rented or lent.
        </p>
      </>
    ),
  },
  HOW_LONG,
  {
    id: 'deletion',
    title: 'Deleting your account',
    body: (
      <>
        <p>Settings has a button for it. Right away and for good, it removes:</p>
        <ul>
          <li>your companion, her memories and her diary,</li>
          <li>all conversations,</li>
          <li>your settings and scheduled messages,</li>
          <li>your subscription and billing data with us,</li>
          <li>your phone verification records.</li>
        </ul>
        <p>
          An active subscription is canceled, and the words and pictures stored at Twilio are
          removed shortly after. What stays, and how long, is listed above: payment records and
          counts of safety events without a person, the proof of consent, what has to be reported,
          our backups, and what Twilio and Stripe keep of their own.
        </p>
      </>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <p>
        You can see and correct your data in Settings, download all of it as one file or as a book
        to read, have her forget single memories or everything, delete your account, and take back
        your consent with STOP at any time. If your number changes hands, change it in Settings: the
        new one is verified first. Depending on where you live the law gives you more, such as a
        complaint to your data protection authority. For anything else write to <Contact />.
      </p>
    ),
  },
  {
    id: 'ai',
    title: 'Talking with an AI',
    body: (
      <p>
        She is a computer program and cannot feel human emotion. Her texts and her diary are
        generated automatically, and files you download label each one. Talk of self-harm is
        recognized by a program, answered with a fixed text that names people who can help, and
        flagged to our staff. More under <Link to="/safety">Safety</Link>.
      </p>
    ),
  },
  {
    id: 'adults',
    title: 'Adults only',
    body: (
      <p>
        {`${BRAND} is for people aged 18 or older. When somebody tells us that they are younger, ` +
          'their account is paused at once and deleted 30 days later, unless it was a mistake. If ' +
          'you think we keep data of somebody younger, write to '}
        <Contact /> and it goes.
      </p>
    ),
  },
  {
    id: 'privacy-changes',
    title: 'Changes',
    body: <p>If something important changes, this page says so, and its date changes.</p>,
  },
]
