import type { ConversationView } from '../../backend/app/conversations/thread/contract.ts'

interface EarlyTalk {
  /** What the page reads, each as its code will ask for it; the talk first. */
  reads: readonly string[]
  /** What its code is made of, beside what the page names itself. */
  scripts: readonly string[]
  id: string
  /** Of the box that holds the texts, of each text, and of each side. */
  looks: Record<'box' | 'text' | 'user' | 'girlfriend', string>
}

/**
 * Stands in the page as it is, so it uses nothing from outside: asks for the talk before anything else, then
 * for the scripts, and paints what was said last if these are not there yet. On a slow line that is most
 * of the wait.
 */
export function showEarlyTalk({ reads, scripts, id, looks }: EarlyTalk): void {
  const asked: Record<string, Promise<Response>> = (window.earlyReads = {})
  for (const path of reads) {
    const signal = AbortSignal.timeout(30_000)
    asked[path] = fetch(path, { credentials: 'include', cache: 'no-store', signal })
    // The app meets the same failure, and tells.
    asked[path].catch(() => undefined)
  }
  for (const href of scripts) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }))
  }
  const paint = ({ messages }: ConversationView): void => {
    if (document.querySelector('#root > *')) return
    const box = document.createElement('div')
    for (const { message, sender, kind } of messages.slice(-12)) {
      if (kind !== 'talk' || !message) continue
      const text = box.appendChild(document.createElement('p'))
      text.className = `${looks.text} ${looks[sender]}`
      text.textContent = message
    }
    document.body.append(Object.assign(box, { id, className: looks.box }))
  }
  const [talk = ''] = reads
  asked[talk]
    ?.then((answer) => (answer.ok ? answer.clone().json() : { messages: [] }))
    .then(paint)
    .catch(() => undefined)
}
