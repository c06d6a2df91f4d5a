import { LegalPage } from './legal_page'
import { SmsProgram } from './sms_program'
import { TERMS } from './terms'
import { UPDATED_ON } from './contact'

export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      lead="The agreement between you and Everly, in plain words. By creating an account, you accept it."
      updatedOn={UPDATED_ON}
      opening={{ id: 'sms-program', title: 'Text messages' }}
      sections={TERMS}
    >
      <SmsProgram />
    </LegalPage>
  )
}
