import { BlockList, isIP } from 'node:net'
import { type Check, green, missing, red, yellow } from './check.js'

export interface AddressFacts {
  isProduction: boolean
  publicUrl: string | undefined
  sms: { driver: string; apiBaseUrl: string }
  ai: { driver: string; baseUrl: string }
  payment: { driver: string; apiBaseUrl: string }
}

interface Provider {
  of: string
  driver: string
  /** Empty for the provider's own. */
  address: string
  setting: string
}

const REAL = ['twilio', 'openai', 'stripe']

/** Where each provider is called, and whether that can be meant. */
export function checkBaseUrls({ sms, ai, payment }: AddressFacts): Check[] {
  const { driver } = payment
  const providers: Provider[] = [
    { of: 'texts', driver: sms.driver, address: sms.apiBaseUrl, setting: 'TWILIO_API_BASE_URL' },
    { of: 'replies', driver: ai.driver, address: ai.baseUrl, setting: 'OPENAI_BASE_URL' },
    { of: 'payments', driver, address: payment.apiBaseUrl, setting: 'STRIPE_API_BASE_URL' },
  ]
  return providers.map(checkBaseUrl)
}

function checkBaseUrl({ of, driver, address, setting }: Provider): Check {
  const name = `Provider of ${of}`
  const found = address ? `${driver}, at ${address}` : driver
  if (!address || !REAL.includes(driver)) return green(name, found)
  const { isHttps, isNear } = placeOf(address)
  // Models are also run on one's own machine; carriers and banks are not.
  if (isNear && driver !== 'openai') {
    return yellow(name, `${found}: no address of ${driver}’s`, `Take ${setting} away.`)
  }
  if (isHttps || isNear) return green(name, found)
  return red(name, `${found}: keys and words travel in the clear`, `Use https in ${setting}.`)
}

const NAME = 'Webhook address'
const FIX = 'Set PUBLIC_URL to the https address the internet reaches the server by.'

/** Where the real providers tell us what happened: an address that only this network knows hears nothing. */
export function checkWebhookAddress(facts: AddressFacts): Check {
  const { publicUrl, sms, payment } = facts
  const isCalled = sms.driver === 'twilio' || payment.driver === 'stripe'
  if (publicUrl) return checkPublicUrl(publicUrl, { ...facts, isCalled })
  const found = 'PUBLIC_URL is not set: it follows the port'
  return isCalled ? missing(NAME, found, FIX) : green(NAME, found)
}

function checkPublicUrl(
  publicUrl: string,
  { isCalled, isProduction }: { isCalled: boolean; isProduction: boolean }
): Check {
  const found = `${publicUrl.replace(/\/+$/, '')}/api/twilio/inbound`
  const { isHttps, isNear } = placeOf(publicUrl)
  if (isCalled && isNear) return red(NAME, `${found}: no provider reaches it`, FIX)
  if (isHttps || !(isCalled || isProduction)) return green(NAME, found)
  const tell = isProduction && !isNear ? red : yellow
  return tell(NAME, `${found}: not https`, FIX)
}

/** `isNear`: of this machine or its network. */
function placeOf(address: string): { isHttps: boolean; isNear: boolean } {
  const { protocol, hostname } = new URL(address)
  return { isHttps: protocol === 'https:', isNear: isNearby(hostname.replace(/^\[|\]$/g, '')) }
}

const NEAR_NAME = /^[^.]+$|\.(localhost|local|internal|lan|home\.arpa)$/
const NEAR = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  NEAR.addSubnet(net, prefix, 'ipv4')
}
for (const [net, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  NEAR.addSubnet(net, prefix, 'ipv6')
}

function isNearby(host: string): boolean {
  const version = isIP(host)
  return version === 0 ? NEAR_NAME.test(host) : NEAR.check(host, version === 6 ? 'ipv6' : 'ipv4')
}
