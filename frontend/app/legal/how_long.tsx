import type { LegalSection } from './legal_page'

export const HOW_LONG: LegalSection = {
  id: 'how-long',
  title: 'How long we keep it',
  body: (
    <ul>
      <li>
        Account, companion, texts, memories and her diary: until you delete them or your account; of
        somebody who told us they are under 18, 30 days.
      </li>
      <li>
        What you have her forget: gone at once, with the sentences that said it in your conversation
        here and in her diary, and blanked at Twilio shortly after. A keyed fingerprint, which
        cannot be read back, keeps her from learning it again from older texts.
      </li>
      <li>A login: 30 days without use, 90 days at most.</li>
      <li>
        Your former email: 6 days after a change, so that you can undo one that was not yours. A
        former phone number stays beside the texts it took and your consent to them, as long as they
        do.
      </li>
      <li>
        That somebody told us they are under 18, or that an account was paused for sexual talk of a
        minor: until they come of age, or 5 years, as a keyed fingerprint of the number that cannot
        be read back; one of the browser in which it was said, 400 days.
      </li>
      <li>
        A text or picture that may be sexual about a minor, and what followed it: a year more at
        Twilio when you delete it or your account, unless our staff had found it harmless, so that
        it can be reported.
      </li>
      <li>
        That a code was asked for: 30 days, from the second day on without the last four digits of
        the number and without anything that leads to you.
      </li>
      <li>
        What a day of texting with you cost us, and our staff&rsquo;s log: 400 days. The cost goes
        with your account.
      </li>
      <li>
        Proof of consent: 5 years, also after deletion; of a STOP: 10. The number is then kept only
        as a keyed fingerprint that cannot be read back, with the wording and the times. That a
        number takes no texts: 1 year, in the same way.
      </li>
      <li>
        That a number without an account texted us: a week. Its words: not at all, but blanked at
        Twilio shortly after.
      </li>
      <li>The addresses in the log of our web server: 2 weeks.</li>
      <li>Our backups, which still hold what you have deleted since: 30 days.</li>
      <li>
        Payment records: for good, without your name, email or number, but with the ids Stripe gave
        them. What you agreed to with a plan that renews: 3 years.
      </li>
      <li>
        What others keep of their own: Twilio, that a text went to or came from your number and
        when; Stripe, your payments with the email of the receipt. They say how long.
      </li>
    </ul>
  ),
}
