import { LEGAL_NAME } from '../../lib/names'
import { LegalPage } from './legal_page'
import { SmsProgram } from './sms_program'
import { TERMS } from './terms'
import { UPDATED_ON } from './contact'

export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      lead={
        `The agreement between you and ${LEGAL_NAME}, in plain words. ` +
        'By creating an account, you accept it.'
      }
      updatedOn={UPDATED_ON}
      opening={{ id: 'sms-program', title: 'Text messages' }}
      sections={TERMS}
    >
      <SmsProgram />
    </LegalPage>
  )
}
