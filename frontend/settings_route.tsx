import { MemoriesSection } from './app/memory/memories_section'
import { DeleteAccountSection } from './app/privacy/delete_account_section'
import { ExportSection } from './app/privacy/export_section'
import { StartOverSection } from './app/privacy/start_over_section'
import { ProfileTab } from './app/profile/profile_tab'
import { PasswordSection } from './app/security/password_section'
import { SessionsSection } from './app/security/sessions_section'
import { GirlfriendTab } from './app/settings/girlfriend_tab'
import { PlanSection } from './app/settings/plan_section'
import { SettingsPage } from './app/settings/settings_page'

/** `/settings` joins parts of five features, which is why it stands beside the router. */
export function SettingsRoute() {
  return (
    <SettingsPage
      girlfriend={<GirlfriendTab />}
      profile={<ProfileTab />}
      account={
        <>
          <PlanSection />
          <PasswordSection />
          <SessionsSection />
          <MemoriesSection />
          <ExportSection />
          <StartOverSection />
          <DeleteAccountSection />
        </>
      }
    />
  )
}
