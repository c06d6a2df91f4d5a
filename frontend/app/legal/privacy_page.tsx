import { Link } from 'react-router-dom'
import { UPDATED_ON } from './contact'
import { LegalPage } from './legal_page'
import { PRIVACY } from './privacy'
import { SmsProgram } from './sms_program'

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead={
        <>
          What we keep about you, why, for how long, and how to delete it. The rules of the service
          are in the <Link to="/terms">Terms</Link>.
        </>
      }
      updatedOn={UPDATED_ON}
      opening={{ id: 'sms-program', title: 'Text messages' }}
      sections={PRIVACY}
    >
      <SmsProgram />
    </LegalPage>
  )
}
