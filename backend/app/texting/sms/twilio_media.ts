import { fetchMedium } from '#app/texting/sms/fetch_medium'
import type { MediaBounds, Medium } from '#app/texting/sms/sms_gateway'
import { isUnknown } from '#app/texting/sms/twilio_errors'

interface Listed {
  contentType: string
  parentSid: string
  sid: string
}

/** A text as the provider's SDK has it. */
interface Text {
  media: {
    list(wish: { limit: number }): Promise<Listed[]>
    (sid: string): { remove(): Promise<boolean> }
  }
}

interface Login {
  accountSid: string
  authToken: string
  /** Empty for Twilio itself. */
  apiBaseUrl: string
}

const TWILIO = 'https://api.twilio.com'
/** The provider takes no more with one text. */
const MOST_MEDIA = 10

/** By the provider's own list, never by an address a webhook names. */
export async function fetchListed(text: Text, wish: MediaBounds & Login): Promise<Medium[]> {
  const signal = AbortSignal.timeout(wish.timeoutMs)
  const listed = await text.media.list({ limit: MOST_MEDIA })
  const images = listed.filter(({ contentType }) => contentType.startsWith('image/'))
  const wanted = new Set(images.slice(0, wish.most))
  const asked = { ...loginOf(wish), most: wish.bytes, signal }
  return Promise.all(
    listed.map(async (medium): Promise<Medium> => {
      const { contentType, parentSid, sid } = medium
      if (!wanted.has(medium)) return { contentType, content: 'not_fetched' }
      const path = `Accounts/${wish.accountSid}/Messages/${parentSid}/Media/${sid}`
      const address = new URL(`${asked.base.href.replace(/\/+$/, '')}/2010-04-01/${path}`)
      return { contentType, content: await fetchMedium(address, asked) }
    })
  )
}

function loginOf({ apiBaseUrl, accountSid, authToken }: Login) {
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  return { base: new URL(apiBaseUrl || TWILIO), authorization: `Basic ${credentials}` }
}

/** One gone already, by an earlier try, is as good. */
export async function removeListed(text: Text): Promise<void> {
  // By its sid: what the list answers does not know its own address in this version of the SDK.
  for (const { sid } of await text.media.list({ limit: MOST_MEDIA })) {
    const removed = text.media(sid).remove()
    await removed.catch((error: unknown) => {
      if (!isUnknown(error)) throw error
    })
  }
}
