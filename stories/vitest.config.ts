import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const repository = fileURLToPath(new URL('..', import.meta.url))
const configDir = fileURLToPath(new URL('.storybook', import.meta.url))

const CONSOLE_PARTS = ['@mui/material', '@mui/x-charts/LineChart', 'papaparse']

const stories: TestProjectConfiguration = {
  root: repository,
  plugins: [react(), tailwindcss(), storybookTest({ configDir })],
  // Found only when a story first counts segments, it would reload the page under the others.
  optimizeDeps: {
    include: ['sms-segments-calculator', 'react-admin', 'ra-data-simple-rest', ...CONSOLE_PARTS],
  },
  test: {
    name: 'stories',
    // The first story of the console loads all of react-admin and MUI, file by file.
    testTimeout: 45_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        contextOptions: {
          // What still fades in is invisible, and too pale for the eye that judges colours.
          reducedMotion: 'reduce',
          timezoneId: 'America/New_York',
          locale: 'en-US',
        },
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH,
          args: ['--no-sandbox', '--disable-gpu'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
}

export default defineConfig({
  root: repository,
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'unit', environment: 'node', include: ['frontend/**/*.spec.ts'] } },
      stories,
    ],
  },
})
