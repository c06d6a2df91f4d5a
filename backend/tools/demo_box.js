import { chosenStandIns } from './local_settings.js'

const SIMULATED = {
  SMS_DRIVER: 'Texts go to the phone at /simulator; nothing is really sent.',
  AI_DRIVER: 'Replies are scripted; no language model is used.',
  PAYMENT_DRIVER: 'Payments are test payments; no card is charged.',
}

/** The closing box of `npm run demo`: where to go, whom to be, what is simulated. */
export function demoBox(address, logins) {
  const simulated = Object.keys(chosenStandIns()).map((driver) => SIMULATED[driver])
  return inBox([
    'Everly is up.',
    '',
    `Site             ${address}/`,
    `A phone          ${address}/simulator`,
    `Console          ${address}/admin`,
    '',
    ...logins.flatMap(describeLogin),
    '',
    ...(simulated.length > 0 ? ['Simulated', ...simulated.map((line) => `  ${line}`)] : []),
    '',
    'Ctrl-C stops it. Start over with  npm run demo -- --reset',
  ])
}

function describeLogin({ role, email, password, phone }) {
  const name = `${role[0].toUpperCase()}${role.slice(1)}`.padEnd(16)
  return [`${name} ${email}   ${password}`, ...(phone ? [`${' '.repeat(16)} ${phone}`] : [])]
}

function inBox(lines) {
  const width = Math.max(...lines.map((line) => line.length))
  const edge = '─'.repeat(width + 4)
  const rows = lines.map((line) => `│  ${line.padEnd(width)}  │`)
  return [`┌${edge}┐`, ...rows, `└${edge}┘`].join('\n')
}
