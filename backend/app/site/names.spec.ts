import { globSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { LINES } from '#app/companion/offline_voice/offline_lines'
import { DEFAULT_NAMES, type Names } from '#app/core/answers/contract'
import { fillNames, fillNamesOfJson } from '#app/core/answers/fill_names'

const ODD: Names = { brand: "Tom & Ida's", legalName: 'Rosehip "Labs"', supportEmail: 'a@b.org' }
const SAID = ['backend/{app,providers,words,database}/**/*.{ts,txt,tsv,yaml}', 'frontend/**/*']
const OLD = /Everly|support@everly/

/** Names of code, and what only an operator of the code reads. */
const STAYS: readonly [file: RegExp, line: RegExp][] = [
  [/core\/answers\/contract\.ts$/, /^ {2}(brand|legalName|supportEmail): /],
  [/^backend\//, /Everly does not start|it is not a database of Everly/],
  [/words\/duties\/duties\.yaml$/, /^#|^ {2}asks: /],
  [/^frontend\/(everly|main|prerender)\.tsx$/, /\bEverly(Props)?\b/],
  [/console_store\.ts$/, /localStorageStore\('1', 'Everly'\)/],
]

test.group('The names of the product', () => {
  test('stand in no sentence by themselves: each comes from the settings', ({ assert }) => {
    const files = globSync(SAID, { cwd: app.makePath() })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.(tsx?|html|webmanifest|txt|tsv|yaml)$/.test(file))
      .filter((file) => !/\.spec\.tsx?$/.test(file))
    assert.isAbove(files.length, 900)
    const said = files.flatMap((file) =>
      readFileSync(app.makePath(file), 'utf8')
        .split('\n')
        .filter((line) => OLD.test(line) && !stays(file, line))
        .map((line) => `${file}: ${line.trim()}`)
    )
    assert.deepEqual(said, [])
  })

  test('stand in every gap of the words of the house', ({ assert }) => {
    const words = JSON.stringify(LINES)
    assert.notInclude(words, '{brand}')
    assert.include(words, `AI companion from ${DEFAULT_NAMES.brand}`)
  })

  test('are text in a page and in its data, whatever marks they have', ({ assert }) => {
    const data = '<script type="application/ld+json">{"name":"__LEGAL_NAME__"}</script>'
    const page = `<a href="mailto:__SUPPORT_EMAIL__" title="__BRAND__">__brand__.</a>${data}`
    assert.equal(
      fillNames(page, ODD),
      '<a href="mailto:a@b.org" title="Tom &#38; Ida&#39;s">tom &#38; ida&#39;s.</a>' +
        '<script type="application/ld+json">{"name":"Rosehip \\"Labs\\""}</script>'
    )
    assert.deepEqual(JSON.parse(fillNamesOfJson('{"name":"__LEGAL_NAME__"}', ODD)), {
      name: ODD.legalName,
    })
  })
})

function stays(file: string, line: string): boolean {
  return STAYS.some(([where, what]) => where.test(file) && what.test(line))
}
