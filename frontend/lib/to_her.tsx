import { phoneText } from './phone_text'
import { useSite } from './session'

/** ` to +1 555 010 0100`, where one press begins the text; nothing while the number is on its way. */
export function ToHer({ text }: { text?: 'START' }) {
  const { data: site } = useSite()
  if (!site) return null
  return (
    <>
      {' to '}
      <a
        href={`sms:${site.companionNumber}${text ? `?&body=${text}` : ''}`}
        className="font-semibold whitespace-nowrap underline underline-offset-2"
      >
        {phoneText(site.companionNumber)}
      </a>
    </>
  )
}

export function useStopWords(): string {
  const { data: site } = useSite()
  const to = site ? ` to ${phoneText(site.companionNumber)}` : ''
  return `You replied STOP. Text START${to} to resume.`
}
