import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, spyOn } from 'storybook/test'
import { ErrorPage } from '../../frontend/app/site/error_page'
import { ApiError } from '../../frontend/lib/api_error'

interface BrokenProps {
  error: Error
}

/** A page that threw, in the app's own error page. */
function Broken({ error }: BrokenProps) {
  const Page = () => {
    throw error
  }
  const routes = [{ path: '/', Component: Page, errorElement: <ErrorPage /> }]
  return <RouterProvider router={createMemoryRouter(routes)} />
}

const refusal = new ApiError({
  status: 500,
  statusText: '',
  text: JSON.stringify({ success: false, message: 'Something went wrong. Please try again.' }),
  headers: new Headers({ 'X-Request-Id': 'c0ffee-7b1d' }),
})

const meta = {
  component: Broken,
  beforeEach: () => {
    // React and the router both report what was thrown on purpose.
    spyOn(console, 'error').mockReturnValue()
    spyOn(console, 'warn').mockReturnValue()
  },
} satisfies Meta<typeof Broken>
export default meta
type Story = StoryObj<typeof meta>

export const TheServerFailed: Story = {
  args: { error: refusal },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('c0ffee-7b1d')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Request ID c0ffee-7b1d')
    await expect(canvas.getByText('Something went wrong. Please try again.')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Something went wrong'
    )
  },
}

export const ThePageBroke: Story = {
  args: { error: new TypeError('x is not a function') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This page couldn’t load/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/')
    await expect(canvas.queryByText(/x is not a function/)).toBeNull()
  },
}
