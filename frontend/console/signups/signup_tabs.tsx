import type { Resource } from '#app/console/resources/contract'
import { Box, Tab, Tabs } from '@mui/material'
import type { ReactNode } from 'react'
import { useTab } from '../frame/use_tab'
import { Panel } from '../resources/panel'
import { RelatedRows } from '../resources/related_rows'
import { useMay } from '../sign_in/staff_session'
import { ConsentTab } from './consent_tab'
import { ConversationTab } from './conversation_tab'
import { NotesTab } from './notes_tab'
import { OverviewTab } from './overview_tab'
import { PurchaseRows } from './purchase_rows'
import { TabCount } from './tab_count'

interface TabPart {
  key: string
  label: string
  /** What is counted beside the name. */
  of?: string
  content: ReactNode
}

/** `?tab=conversation` leads to a tab, so that others can be sent there. */
export function SignupTabs({ resource }: { resource: Resource }) {
  const tabs = useTabs(resource)
  const { tab, open } = useTab(['overview', ...tabs.map(({ key }) => key)])
  const content = tabs.find(({ key }) => key === tab)?.content
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, next: string) => open(next)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label="About this person"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map(({ key, label, of }) => (
          <Tab
            key={key}
            value={key}
            label={
              <span>
                {label} {of && <TabCount of={of} />}
              </span>
            }
            id={`tab-${key}`}
            aria-controls="tab-panel"
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`} key={tab}>
        {content}
      </Box>
    </>
  )
}

function useTabs(resource: Resource): TabPart[] {
  const may = useMay()
  const tabs: TabPart[] = [
    { key: 'overview', label: 'Overview', content: <OverviewTab resource={resource} /> },
    { key: 'conversation', label: 'Conversation', content: <ConversationTab /> },
    { key: 'messages', label: 'Messages', of: 'messages', content: rowsOf('messages') },
    { key: 'schedule', label: 'Schedule', of: 'schedules', content: rowsOf('schedules') },
    { key: 'billing', label: 'Billing', of: 'purchases', content: <PurchaseRows /> },
    { key: 'consent', label: 'Consent', of: 'consents', content: <ConsentTab /> },
    { key: 'activity', label: 'Activity', of: 'activities', content: rowsOf('activities') },
    { key: 'safety', label: 'Safety', of: 'safety-events', content: rowsOf('safety-events') },
    { key: 'notes', label: 'Notes', of: 'notes', content: <NotesTab /> },
  ]
  return may('audit_log.read') ? [...tabs, AUDIT] : tabs
}

function rowsOf(resource: string): ReactNode {
  return (
    <Panel padding={0}>
      <RelatedRows of={resource} />
    </Panel>
  )
}

const AUDIT: TabPart = { key: 'audit', label: 'Audit', content: rowsOf('audit-log') }
