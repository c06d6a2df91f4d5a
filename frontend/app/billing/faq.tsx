import { Accordion } from '../../ui/accordion'
import { Card } from '../../ui/card'

/** The answers say what the billing does: whoever changes one changes the other. */
const QUESTIONS = [
  {
    question: 'Can I cancel anytime?',
    answer:
      'Yes. Press Cancel plan on your plan’s card. ' +
      'You keep the plan until the end of the billing period you paid for. Then your account is ' +
      'downgraded to the free tier, and nothing more is charged. ' +
      'Bonus messages stay yours, and you can change your mind here until that day.',
  },
  {
    question: 'What does a message refill do?',
    answer:
      'You pay once, and it adds messages to your total, with no daily limit. ' +
      'They don’t expire. ' +
      'If you have a plan, it stays as it is, and each day’s messages are used first. ' +
      'You don’t need a plan to buy one.',
  },
  {
    question: 'When does my daily limit reset?',
    answer:
      'Every 24 hours, at midnight in your own time zone, which you can change in settings. ' +
      'Unused messages don’t carry over. ' +
      'When you use up a day’s messages, your bonus messages are next. ' +
      'When those are gone too, she replies again after the reset.',
  },
  {
    question: 'What counts as a message?',
    answer:
      'One reply from her, however many of your texts it answers, and every scheduled text. ' +
      'Your own texts, verification codes, her first text, the hello from your dashboard, ' +
      'crisis help and our notices are free. ' +
      'If one of her texts can’t be delivered, you get that message back: ' +
      'up to three a day when your phone refuses them or can’t be reached.',
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
