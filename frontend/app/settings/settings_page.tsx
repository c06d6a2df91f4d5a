import { useEffect, useRef, type ReactNode } from 'react'
import { PageTitle } from '../../lib/page_title'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs'
import { SETTINGS_TABS, useSettingsTab } from './use_settings_tab'

/** What stands in each tab: parts of other features, joined by the router. */
interface SettingsPageProps {
  girlfriend: ReactNode
  profile: ReactNode
  account: ReactNode
}

/** `/settings` */
export function SettingsPage(panels: SettingsPageProps) {
  const { tab, open, isOpened } = useSettingsTab()

  // On a phone the third tab lies beyond the edge; an address may lead straight to it.
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = list.current?.querySelector(`[data-state=active]`)
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [tab])

  return (
    <div className="mx-auto w-full max-w-page px-5 py-6 lg:px-8 lg:pb-12">
      <PageTitle className="text-4xl">Settings</PageTitle>
      <Tabs value={tab} onValueChange={open} className="mt-6">
        <TabList ref={list} label="Settings" className="lg:w-fit">
          {SETTINGS_TABS.map(({ value, words }) => (
            <Tab key={value} value={value}>
              {words}
            </Tab>
          ))}
        </TabList>
        {SETTINGS_TABS.map(({ value }) => (
          <TabPanel key={value} value={value} forceMount className="pt-8">
            {isOpened(value) && panels[value]}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  )
}
