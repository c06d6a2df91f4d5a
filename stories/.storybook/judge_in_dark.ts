import { afterEach as judge } from '@storybook/addon-a11y/preview'
import type { Preview } from '@storybook/react-vite'

type Context = Parameters<Extract<Preview['afterEach'], (context: never) => unknown>>[0]

/** The rules whose verdict hangs on colours; what the others say does not change with the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** In a test, after the play: judges the colours of the story's last state in dark as well. */
export async function judgeInDark(context: Context): Promise<void> {
  if (import.meta.env.MODE !== 'test') return
  const { dataset } = document.documentElement
  const { theme } = dataset
  try {
    dataset.theme = 'dark'
    await reactHasFollowed()
    await judge({ ...context, parameters: withColourRules(context.parameters) })
  } finally {
    dataset.theme = theme
    await reactHasFollowed()
  }
}

function withColourRules({ a11y, ...others }: Context['parameters']): Context['parameters'] {
  return { ...others, a11y: { ...a11y, options: { ...a11y.options, runOnly: COLOUR_RULES } } }
}

/** The console and the card form watch the theme and draw themselves anew. */
function reactHasFollowed(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
