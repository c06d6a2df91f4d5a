import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { forgetKept } from '../../frontend/lib/kept'
import '../../frontend/styles.css'
import { judgeInDark } from './judge_in_dark'

// A machine that has much else to do may take its time; who waits for what comes loses nothing.
configure({ asyncUtilTimeout: 10_000 })

// Files of stories run side by side in one browser: what one keeps there would be found by the others.
for (const name of ['localStorage', 'sessionStorage']) {
  const storage = new Map<string, string>()
  Object.defineProperty(window, name, {
    value: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
      clear: () => storage.clear(),
    } satisfies Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>,
  })
}

const preview: Preview = {
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'circlehollow',
        items: ['light', 'dark'],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    layout: 'padded',
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = globals.theme
      return <Story />
    },
  ],
  beforeEach: forgetKept,
  afterEach: judgeInDark,
}

export default preview
