import { test } from '@japa/runner'
import { deviceName } from '#app/people/passwords/device_name'
import { checkEachRow } from '#tests/check_each_row'

const GECKO = '(KHTML, like Gecko)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)'
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X)'

const KNOWN = [
  ['Chrome on Windows', `${WINDOWS} AppleWebKit/537.36 ${GECKO} Chrome/142.0.0.0 Safari/537.36`],
  ['Chrome on macOS', `${MAC} AppleWebKit/537.36 ${GECKO} Chrome/142.0.0.0 Safari/537.36`],
  ['Chrome on Linux', `${LINUX} AppleWebKit/537.36 ${GECKO} Chrome/142.0.0.0 Safari/537.36`],
  [
    'Chrome on Android',
    `${ANDROID} AppleWebKit/537.36 ${GECKO} Chrome/142.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Chrome on iPhone',
    `${IPHONE} AppleWebKit/605.1.15 ${GECKO} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Chrome on iPad',
    `${IPAD} AppleWebKit/605.1.15 ${GECKO} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Chrome on ChromeOS',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 ${GECKO} Chrome/142.0.0.0 Safari/537.36`,
  ],
  ['Safari on macOS', `${MAC} AppleWebKit/605.1.15 ${GECKO} Version/18.5 Safari/605.1.15`],
  [
    'Safari on iPhone',
    `${IPHONE} AppleWebKit/605.1.15 ${GECKO} Version/18.5 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Safari on iPad',
    `${IPAD} AppleWebKit/605.1.15 ${GECKO} Version/17.7 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Firefox on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  ],
  [
    'Firefox on macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
  ],
  [
    'Firefox on Linux',
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'],
  [
    'Firefox on iPhone',
    `${IPHONE} AppleWebKit/605.1.15 ${GECKO} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`,
  ],
  [
    'Edge on Windows',
    `${WINDOWS} AppleWebKit/537.36 ${GECKO} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
  ],
  [
    'Edge on macOS',
    `${MAC} AppleWebKit/537.36 ${GECKO} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
  ],
  [
    'Edge on Android',
    `${ANDROID} AppleWebKit/537.36 ${GECKO} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0`,
  ],
  [
    'Edge on iPhone',
    `${IPHONE} AppleWebKit/605.1.15 ${GECKO} Version/18.0 EdgiOS/142.0.0.0 Mobile/15E148 Safari/605.1.15`,
  ],
  [
    'Samsung Internet on Android',
    `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) AppleWebKit/537.36 ${GECKO} ` +
      'SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Opera on Windows',
    `${WINDOWS} AppleWebKit/537.36 ${GECKO} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`,
  ],
] as const

const UNKNOWN = [
  null,
  '',
  'curl/8.9.1',
  'Chrome on Windows',
  '<script>alert(1)</script> Chrome/1 (Windows NT 10.0)',
  'Mozilla/5.0 (<img src=x onerror=alert(1)>) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (PlayStation 5) AppleWebKit/605.1.15 Version/13.0 Safari/605.1.15',
  `${WINDOWS} Something/1.0`,
  `Mozilla/5.0 (${'('.repeat(100)}Windows NT 10.0) Chrome/1`,
  `Mozilla/5.0 (${'Windows NT '.repeat(5000)}`,
  '\0\u202EChrome/142 Windows NT',
]

test.group('The name of a device', () => {
  test('names every known device', ({ assert }) =>
    checkEachRow(KNOWN, ([name, userAgent]) => {
      assert.equal(deviceName(userAgent), name)
      // As much of it as a session keeps.
      assert.equal(deviceName(userAgent.slice(0, 200)), name)
    }))

  test('what it does not know is an unknown device', ({ assert }) =>
    checkEachRow(UNKNOWN, (userAgent) => {
      assert.equal(deviceName(userAgent), 'Unknown device')
    }))
})
