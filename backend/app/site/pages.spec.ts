import { createHash } from 'node:crypto'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { test } from '@japa/runner'
import { safeRedirect } from '#app/site/contract'
import { SiteFiles } from '#app/site/site_files'

test.group('The built pages', (group) => {
  let folder = ''
  let server: Server
  let base = ''

  group.setup(async () => {
    folder = mkdtempSync(join(tmpdir(), 'everly-site-'))
    mkdirSync(join(folder, 'assets'))
    writeFileSync(
      join(folder, 'index.html'),
      '<!doctype html><script>first()</script><script src="/x.js"></script>'
    )
    writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'plain')
    writeFileSync(join(folder, 'assets', 'main-abc123.js.br'), 'brotli')
    writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
    const files = new SiteFiles(folder)
    server = createServer((request, response) => {
      files.serve(request, response, () => void response.writeHead(404).end())
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    base = `http://127.0.0.1:${(server.address() as { port: number }).port}`
    return () => {
      server.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('hashed assets are kept for ever and taken compressed where they are', async ({
    assert,
  }) => {
    const response = await fetch(`${base}/assets/main-abc123.js`, {
      headers: { 'Accept-Encoding': 'br' },
    })
    assert.equal(response.headers.get('content-encoding'), 'br')
    assert.match(response.headers.get('cache-control') ?? '', /immutable/)
  })

  test('other files are asked for anew each time', async ({ assert }) => {
    const response = await fetch(`${base}/favicon.svg`)
    assert.equal(response.headers.get('cache-control'), 'no-cache')
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
  })

  test('nothing outside the folder and no hidden file is served: {$self}')
    .with([
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      '/.sources',
      '/.env',
    ])
    .run(async ({ assert }, path) => {
      const response = await fetch(base + path)
      assert.equal(response.status, 404)
    })

  test('the policy names the shell’s own inline script and no other', ({ assert }) => {
    const files = new SiteFiles(folder)
    assert.deepEqual(files.inlineScripts, [`'sha256-${hashOf('first()')}'`])
  })

  test('without a build the shell says so', ({ assert }) => {
    assert.include(new SiteFiles('/nowhere/at/all').shell, 'not built')
  })
})

test.group('Where a redirect may lead', () => {
  test('{$self} is a page of ours')
    .with(['/', '/sms-status', '/sms-status?email=a%40b.co', '/user-dashboard#top'])
    .run(({ assert }, target) => assert.equal(safeRedirect(target), target))

  test('{$self} is refused')
    .with([
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/nowhere',
      '',
      '/api/logout',
      '/sms-status/../api/logout',
      null,
    ])
    .run(({ assert }, target) => assert.isNull(safeRedirect(target)))
})

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64')
}
