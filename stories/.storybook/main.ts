import type { StorybookConfig } from '@storybook/react-vite'
import { fileURLToPath } from 'node:url'
import remarkGfm from 'remark-gfm'

const config: StorybookConfig = {
  stories: ['../**/*.stories.tsx', '../handbook/*.mdx'],
  staticDirs: ['../../frontend/public'],
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
  ],
  framework: {
    name: '@storybook/react-vite',
    options: {
      builder: { viteConfigPath: fileURLToPath(new URL('./vite.config.ts', import.meta.url)) },
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
}

export default config
