import type { Preview } from '@storybook/react-vite'
import '../../frontend/styles.css'
import { judgeInDark } from './judge_in_dark'

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
  afterEach: judgeInDark,
}

export default preview
