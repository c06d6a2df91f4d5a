import { Accordion } from '../../ui/accordion'
import { Card } from '../../ui/card'

/** The answers say what the billing does: whoever changes one changes the other. */
const QUESTIONS = [
  {
    question: 'Can I cancel anytime?',
    answer:
      'Yes: press Cancel plan on the card of your plan. ' +
      'It stays until the end of the billing period you paid for, then your account is ' +
      'downgraded to the free tier and nothing more is charged. ' +
      'Bonus messages stay yours, and until that day you can change your mind here.',
  },
  {
    question: 'What does a message refill do?',
    answer:
      'It is paid once and adds its messages to your total, with no daily limit. ' +
      'Bought messages wait until you use them. ' +
      'If you have a plan, it stays as it is and the day’s own messages go first; ' +
      'without a plan the refill works alone.',
  },
  {
    question: 'When does my daily limit reset?',
    answer:
      'Every 24 hours, at midnight in your own time zone, which you can change in settings. ' +
      'What is left of a day does not carry over. ' +
      'When a day is used up, bonus messages take over; ' +
      'when those are gone too, she replies again after the reset.',
  },
  {
    question: 'What counts as a message?',
    answer:
      'One reply from her, however many of your texts it answers, and every scheduled text. ' +
      'Your own texts, verification codes, her first text, the hello from your dashboard, ' +
      'crisis help and our notices are free. ' +
      'A reply that does not arrive is given back.',
  },
]

export function Faq() {
  return (
    <section aria-labelledby="faq">
      <h2 id="faq" className="mb-4 text-2xl">
        Questions and answers
      </h2>
      <Card className="divide-y divide-line py-2 sm:py-2">
        {QUESTIONS.map(({ question, answer }) => (
          <Accordion key={question} title={question}>
            <p className="max-w-read text-muted">{answer}</p>
          </Accordion>
        ))}
      </Card>
    </section>
  )
}
