import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Tab, TabList, TabPanel, Tabs } from '../../frontend/ui/tabs'

function SignUpOrLogin() {
  return (
    <Tabs defaultValue="sign-up" className="max-w-md">
      <TabList label="Sign up or log in">
        <Tab value="sign-up">Sign Up</Tab>
        <Tab value="login">Login</Tab>
      </TabList>
      <TabPanel value="sign-up">The sign-up form.</TabPanel>
      <TabPanel value="login">The login form.</TabPanel>
    </Tabs>
  )
}

const meta = { component: SignUpOrLogin } satisfies Meta<typeof SignUpOrLogin>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}

export const ArrowKeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign Up' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Login' })).toHaveFocus()
    await expect(canvas.getByText('The login form.')).toBeVisible()
  },
}

export const RoundAndToTheEnds: Story = {
  play: async ({ canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name })
    await userEvent.tab()
    await expect(tab('Sign Up')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(tab('Login')).toHaveFocus()
    await expect(tab('Login')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Home}')
    await expect(tab('Sign Up')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(tab('Login')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Login' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(tab('Login')).toHaveFocus()
    await expect(canvas.queryByText('The sign-up form.')).toBeNull()
  },
}
