import { Box, Tab, Tabs } from '@mui/material'
import { Title } from 'react-admin'
import { useTab } from '../frame/use_tab'
import { TestModeSteps } from './test_mode_steps'
import { TestTexts } from './test_texts'
import { UserStatus } from './user_status'

const TABS = ['status', 'testing', 'setup'] as const
const PANELS = { status: UserStatus, testing: TestTexts, setup: TestModeSteps }
const WORDS = { status: 'User Status', testing: 'SMS Testing', setup: 'Test Mode Setup' }

/** `/sms-multi-user`: who is texting, and texts of our own to try the line. */
export function SmsPage() {
  const { tab, open } = useTab(TABS)
  const Panel = PANELS[tab]
  return (
    <>
      <Title title="SMS multi-user" preferenceKey={false} />
      <Tabs
        value={tab}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="SMS multi-user"
        onChange={(_, next: (typeof TABS)[number]) => open(next)}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {TABS.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`tab-${each}`}
            aria-controls={each === tab ? `panel-${each}` : undefined}
            label={WORDS[each]}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        <Panel />
      </Box>
    </>
  )
}
