import { lookup } from 'node:dns/promises'

/** Where the server of these settings is reached, without a slash at the end. */
export async function ownAddress(): Promise<string> {
  const { publicUrl } = await import('#config/site')
  return (publicUrl ?? (await boundAddress())).replace(/\/+$/, '')
}

/** As the server names itself once it listens: it signs by that name when PUBLIC_URL is not set. */
async function boundAddress(): Promise<string> {
  const { PublicUrl } = await import('#app/core/answers/public_url')
  const { listening } = await import('#config/command_line')
  const { address } = await lookup(listening.host)
  const bound = new PublicUrl(undefined)
  bound.bind(address, listening.port)
  return bound.base
}
