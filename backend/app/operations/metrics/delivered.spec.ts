import { globSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { parse } from 'yaml'
import { MetricsPage } from '#app/operations/metrics/metrics_page'
import { freshDatabase } from '#tests/world'

const delivered = (file: string) => readFileSync(app.makePath('backend/deploy', file), 'utf8')

interface Service {
  image: string
  environment?: Record<string, string>
  volumes?: string[]
}

/** Metrics of ours that an alert rule or a dashboard asks for. */
function askedIn(file: string): string[] {
  const names = delivered(file).match(/\b(?:everly|nodejs|process)_\w+/g) ?? []
  return [...new Set(names.map((name) => name.replace(/_(?:bucket|count)$/, '')))]
}

test.group('What is delivered beside the program', (group) => {
  freshDatabase(group)

  test('{$self} asks for metrics that are told')
    .with(['prometheus/alerts.yml', 'grafana/everly.json'])
    .run(async ({ assert }, file) => {
      const page = await app.container.make(MetricsPage)
      const told = (await page.write()).matchAll(/^# TYPE (\w+)/gm)
      const known = [...told].map(([, name]) => name)
      assert.isAbove(askedIn(file).length, 8)
      assert.includeMembers(known, askedIn(file))
    })

  test('the services of compose.yaml run what the image holds, in the roles there are', ({
    assert,
  }) => {
    const { services } = parse(delivered('compose.yaml'), { merge: true }) as {
      services: Record<string, Service>
    }
    const roles = Object.values(services).map(({ environment }) => environment?.ROLES)
    assert.deepEqual(roles.filter(Boolean), ['worker', 'web', 'web'])
    const ours = Object.values(services).filter(({ image }) => image === 'everly')
    assert.lengthOf(ours, 4)
    // Where `everly db backup` writes, in a folder that is gone with the container.
    for (const { volumes } of ours) assert.deepEqual(volumes, ['backups:/srv/everly/tmp/backups'])
    assert.sameMembers(Object.keys(services), [
      ...['postgres', 'migrate', 'worker', 'web-1', 'web-2', 'nginx'],
    ])
    const upstreams = delivered('nginx/everly.conf').match(/server web-\d:3333 max_fails=0;/g)
    assert.lengthOf(upstreams ?? [], 2)
  })

  test('the units of systemd are in production whatever stands in the file of the settings', ({
    assert,
  }) => {
    const files = globSync('systemd/*.service', { cwd: app.makePath('backend/deploy') })
    assert.lengthOf(files, 4)
    for (const unit of files.map(delivered)) {
      assert.match(unit, /^EnvironmentFile=[^]*^ExecStart=.*\/usr\/bin\/env NODE_ENV=production /m)
      // The file would count more.
      assert.notMatch(unit, /^Environment=/m)
    }
  })
})
