import { userEvent, type within } from 'storybook/test'

type Canvas = ReturnType<typeof within>

export async function fillIn(canvas: Canvas, changes: Partial<Record<string, string>> = {}) {
  const texts = {
    'Email': 'alex@example.com',
    'Password': 'harbour-light-9',
    'Phone': '5550100199',
    'Date of birth': '1992-05-14',
    ...changes,
  }
  for (const [label, text] of Object.entries(texts)) {
    await userEvent.type(canvas.getByLabelText(label), text)
  }
  await userEvent.click(canvas.getByRole('checkbox'))
}

export const sendCode = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
