import { readdirSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

/**
 * Every text the specification fixes for a consumer, by its section, but 'Coming Soon' (see “Decisions”).
 * Each is asserted where a person sees it.
 */
const TEXTS: Record<string, readonly string[]> = {
  '2 Pages': [
    '404 Page Not Found',
    'Did you forget to add the page to the router?',
    'Back to Sign Up',
    'No recent activity',
    'View History',
    'Edit Profile',
    'Upgrade Plan',
    'Send SMS',
    'Online',
    'Active',
    'Ready',
    'Account Not Found',
    'Already Set Up!',
    'Create Your Everly',
    'Her Name',
    'Her Age',
    'Personality Type',
    'Her Interests',
    'Communication Style',
    'Relationship Style',
    'Start Texting Now!',
    'Creating...',
    'Custom Girl',
    'No girlfriend profile found.',
    'Girlfriend Settings',
    'Update Appearance',
    'Update Photo',
    'Personal Profile',
    'Update Profile',
    'Verify New Phone Number',
    'Verify & Update',
    'Account Management',
    'Delete My Account',
    'Back to Plans',
    'Pay $9.99',
    'Scheduled Messages',
    'Message Settings',
    'SMS Conversations',
    'SMS Status',
  ],
  '4 States': ['Current Plan', 'Just now', 'Paused'],
  '5 Sign-up': [
    'Please enter a valid email address',
    'Please select a country code',
    'Please enter a valid phone number',
    'Password must be at least 6 characters',
    'You must agree to receive SMS messages',
    'Password is required',
    'Verification code must be 6 digits',
  ],
  '5 Customize': [
    'Name must be at least 2 characters',
    'Must be at least 18',
    'Must be 35 or younger',
    'Age range: 18-35 years old',
    'Please select a personality',
    'Please select at least one interest',
    'Please select a communication style',
    'Please select a relationship style',
    'Please select a photo',
    'Please Select a Photo',
    'Email not found. Please return to the signup form.',
  ],
  '5 Profile': [
    'First name is required',
    'Last name is required',
    'Phone number must be at least 7 digits',
    'Invalid email address',
    'Invalid Code',
    'Please enter a 6-digit verification code.',
  ],
  '5 Others': [
    'Please select a message type',
    'Please select a time',
    "Please type 'DELETE' to confirm account deletion.",
  ],
  '8 Auth and sign-up': [
    'Account not found',
    'Please sign up first or check your email address.',
    'Phone number exists',
    'This phone number is already registered. Try logging in instead.',
    'Failed to send verification',
    'Something went wrong. Please try again.',
    'Invalid code',
    'Please check your code and try again.',
    'Account exists',
    'This email is already registered. Try logging in instead.',
    'Signup Failed',
    'Verification code sent!',
    'Phone verified!',
    'Creating your account...',
    'Welcome to Everly!',
    'Welcome back!',
    'Continue Setup',
  ],
  '8 Customize and profile': [
    'Profile Created!',
    'Setup Failed',
    'Update Failed',
    'Failed to update profile.',
    'Verification Code Sent',
    'Failed to Send Code',
    'Phone Number Updated!',
    'Verification Failed',
    'Invalid verification code.',
    'Account Deleted',
    'Deletion Failed',
    'Failed to delete account. Please try again.',
    'Confirmation Required',
  ],
  '8 Dashboard': [
    'Phone number required to send SMS',
    'Failed to send message',
    'Phone number not found. Please add your phone number in settings.',
    'Email not found. Please log in again.',
  ],
  '8 Subscription and payment': [
    'Login Required',
    'Please login to view subscription options.',
    'Please login to purchase a subscription.',
    'Please login to your account to purchase a subscription.',
    'Failed to initiate purchase. Please try again.',
    'Invalid Request',
    'No plan selected. Redirecting to subscription page.',
    'Setup Error',
    'Failed to setup payment. Please try again.',
    'Payment System Loading',
    'Payment Form Loading',
    'Payment Form Error',
    'Failed to load payment form. Please refresh the page.',
    'Payment Failed',
    'Payment was declined. Please check your card details and try again.',
    'Payment Error',
    'Payment Processing',
    'Payment Successful',
    'Your payment was processed successfully. Please check your account.',
  ],
  '8 Scheduled messages': [
    'Message Scheduled!',
    'Message Updated!',
    'Message Deleted',
    'Message Enabled',
    'Message Paused',
    'Scheduling Failed',
    'Failed to schedule message. Please try again.',
    'Failed to delete message. Please try again.',
    'Failed to update message. Please try again.',
    'Failed to trigger scheduled messages',
  ],
  '9 Constants': [
    'Good Morning Text',
    'Goodnight Text',
    'Task Reminder',
    'Random Sweet Message',
    'Lunch Check-in',
    'Free Trial',
    'Starter Plan',
    'Unlimited Plan',
    'Message Refill',
    'Unlimited messages',
    'Monthly',
    'one time',
    'N/A',
  ],
}

/** The fields strip everything but digits, so these are said on the wire alone. */
const ON_THE_WIRE = [
  'Phone number must contain only numbers',
  'Verification code must contain only numbers',
]

/** The tests of what a person sees: stories, journeys and the specs of the screens. */
const SEEING = ['stories', 'backend/tests/journeys', 'frontend']

test.group('The texts of the specification', () => {
  const tests = wordsIn(SEEING)

  for (const [section, texts] of Object.entries(TEXTS)) {
    test(`each of “${section}” is asserted where a person sees it`, ({ assert }) => {
      assert.deepEqual(
        texts.filter((text) => !tests.includes(text)),
        []
      )
    })
  }

  test('what only a hand-made call can provoke is asserted on the server', ({ assert }) => {
    const specs = wordsIn([
      'backend/app/people/accounts',
      'backend/app/people/verification',
      'backend/app/people/profile',
    ])
    assert.deepEqual(
      ON_THE_WIRE.filter((text) => !specs.includes(text)),
      []
    )
  })
})

function wordsIn(folders: string[]): string {
  return folders
    .flatMap(testsIn)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
    .replaceAll(/\\(['"`.!?$()])/g, '$1')
    .replaceAll(/\s+/g, ' ')
}

function testsIn(folder: string): string[] {
  return readdirSync(app.makePath(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(spec|stories)\.tsx?$/.test(path))
    .map((path) => app.makePath(folder, path))
}
