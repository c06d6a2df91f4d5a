import { TestModeSteps } from './test_mode_steps'

export function TestModeSetup() {
  return <TestModeSteps />
}
