import { createHash } from 'node:crypto'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { PublicUrl } from '#app/core/answers/public_url'
import { DEFAULT_NAMES } from '#app/core/answers/contract'
import { NO_BAND, safeRedirect, type Site } from '#app/site/contract'
import type { SiteDocument } from '#app/site/site_document'
import { SiteDocuments } from '#app/site/site_documents'
import { pagePolicy } from '#app/site/page_policy'
import { SiteFiles } from '#app/site/site_files'
import { checkEachRow } from '#tests/check_each_row'

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
    writeFileSync(join(folder, '.sources'), 'of which it is built')
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
  })

  test('a build may replace what is served', async ({ assert }) => {
    const icon = join(folder, 'mark.svg')
    writeFileSync(icon, '<svg/>')
    assert.equal(await (await fetch(`${base}/mark.svg`)).text(), '<svg/>')
    writeFileSync(icon, '<svg width="9"/>')
    assert.equal(await (await fetch(`${base}/mark.svg`)).text(), '<svg width="9"/>')
    rmSync(icon)
    assert.equal((await fetch(`${base}/mark.svg`)).status, 404)
  })

  test('nothing outside the folder and no hidden file is served: {$self}')
    .with([
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      '/.sources',
      '/%2esources',
      '/assets/../.sources',
      '/.env',
    ])
    .run(async ({ assert }, path) => {
      const response = await fetch(base + path)
      assert.equal(response.status, 404)
    })
})

test.group('The documents', (group) => {
  const site: Site = {
    simulated: { sms: false, ai: false, payment: false },
    isSimulatorOpen: false,
    companionNumber: '</script><b>',
    openCountries: 'all',
    figures: null,
    ...DEFAULT_NAMES,
  }
  const head = '<head><link rel="canonical" href="__PUBLIC_URL__/"><script>first()</script></head>'
  let folder = ''

  group.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'everly-documents-'))
    mkdirSync(join(folder, 'pages'))
    writeFileSync(join(folder, 'index.html'), `${head}shell`)
    for (const name of ['home', 'terms', 'privacy', 'safety', 'offline', 'not_found']) {
      writeFileSync(join(folder, 'pages', `${name}.html`), `${head}${name}`)
    }
    writeFileSync(join(folder, 'pages', 'home.html'), `${head}${NO_BAND}home`)
    const bands = { 'sms ai': 'two played', 'sms ai open': 'two played, here is the phone' }
    writeFileSync(join(folder, 'pages', 'bands.json'), JSON.stringify(bands))
    return () => rmSync(folder, { recursive: true, force: true })
  })

  const documents = (address = 'https://everly.example', knows = site) =>
    new SiteDocuments(folder, knows, new PublicUrl(address))
  const textOf = (document: SiteDocument) => document.body('identity').toString()

  test('every address answers with its page', ({ assert }) =>
    checkEachRow(
      [
        { path: '/', status: 200, ending: `${NO_BAND}home` },
        { path: '/terms', status: 200, ending: 'terms' },
        { path: '/privacy', status: 200, ending: 'privacy' },
        { path: '/safety', status: 200, ending: 'safety' },
        { path: '/offline', status: 200, ending: 'offline' },
        { path: '/user-dashboard', status: 200, ending: 'shell' },
        { path: '/sms-status', status: 200, ending: 'shell' },
        { path: '/simulator', status: 200, ending: 'shell' },
        { path: '/test-mode', status: 404, ending: 'not_found' },
        { path: '/nowhere', status: 404, ending: 'not_found' },
        { path: '/toString', status: 404, ending: 'not_found' },
        { path: '/index.html', status: 404, ending: 'not_found' },
      ],
      ({ path, status, ending }) => {
        const found = documents().find(path)
        assert.equal(found.status, status)
        assert.isTrue(textOf(found.document).endsWith(`</head>${ending}`), textOf(found.document))
      }
    ))

  test('the address is the one we are reached at, and cannot leave its attribute', ({ assert }) => {
    const { document } = documents('https://a.example/"><script>x()</script>').find('/')
    assert.include(textOf(document), 'href="https://a.example/%22%3E%3Cscript%3Ex()%3C/script%3E/"')
    assert.include(textOf(documents().find('/').document), 'href="https://everly.example/"')
  })

  test('what every page may know comes along as data that no text in it can end', ({ assert }) => {
    const html = textOf(documents().find('/user-dashboard').document)
    const [, data = ''] =
      /<script type="application\/json" id="site">(.*?)<\/script>/.exec(html) ?? []
    assert.deepEqual(JSON.parse(data), site)
  })

  test('the band of the stand-ins in use is part of the page, and their page is there', ({
    assert,
  }) => {
    const played = { ...site, simulated: { sms: true, ai: true, payment: false } }
    for (const [isSimulatorOpen, band] of [
      [false, 'two played'],
      [true, 'two played, here is the phone'],
    ] as const) {
      const found = documents('https://everly.example', { ...played, isSimulatorOpen })
      assert.include(textOf(found.find('/').document), `</head>${band}home`)
      assert.equal(found.find('/test-mode').status, 200)
    }
  })

  test('the figures of the operator take the place of the page’s own, and are text', ({
    assert,
  }) => {
    const strip = (words: string) => `<section aria-label="Everly in short">${words}</section>`
    const slots = '__AS_OF__: __FIGURE_0__ __WORDS_0__'
    writeFileSync(join(folder, 'pages', 'strips.json'), JSON.stringify([strip(slots)]))
    writeFileSync(join(folder, 'pages', 'safety.html'), `${head}${strip('our own')}`)
    assert.include(textOf(documents().find('/safety').document), strip('our own'))
    const figures = { asOf: 'Nov 1, 2026', items: [{ figure: '10K+', words: '<b>users' }] }
    const found = documents('https://everly.example', { ...site, figures }).find('/safety')
    assert.include(
      textOf(found.document),
      strip('Nov 1, 2026: 10K+ &#60;b>users').replace('b>', 'b&#62;')
    )
  })

  test('the policy names the document’s own inline script and no other', ({ assert }) => {
    const { document } = documents().find('/')
    assert.deepEqual(document.inlineScripts, [`'sha256-${hashOf('first()')}'`])
  })

  test('each encoding carries the same page', ({ assert }) => {
    const { document } = documents().find('/')
    assert.equal(brotliDecompressSync(document.body('br')).toString(), textOf(document))
    assert.equal(gunzipSync(document.body('gzip')).toString(), textOf(document))
  })

  test('without a build the page says so', ({ assert }) => {
    const unbuilt = new SiteDocuments('/nowhere/at/all', site, new PublicUrl(undefined))
    assert.include(textOf(unbuilt.find('/').document), 'not built')
  })
})

test.group('A page over HTTP', () => {
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, { headers, method })

  test('is compressed as the browser wishes, and never taken for another', async ({ assert }) => {
    for (const wish of ['br', 'gzip']) {
      const response = await ask('/', { 'Accept-Encoding': wish })
      assert.equal(response.headers.get('content-encoding'), wish)
      assert.equal(response.headers.get('vary'), 'Accept-Encoding')
      assert.match(await response.text(), /^<!doctype html>/)
    }
    const plain = await ask('/', { 'Accept-Encoding': 'identity' })
    assert.isNull(plain.headers.get('content-encoding'))
  })

  test('known already is a 304 without a body, changed is not', async ({ assert }) => {
    const first = await ask('/')
    const etag = first.headers.get('etag') ?? ''
    assert.match(etag, /^W\/"/)
    assert.equal(first.headers.get('cache-control'), 'no-cache')
    const again = await ask('/', { 'If-None-Match': etag })
    assert.equal(again.status, 304)
    assert.equal(await again.text(), '')
    assert.equal((await ask('/', { 'If-None-Match': 'W/"other"' })).status, 200)
  })

  test('HEAD says the same without the page; a missing page stays a 404 however known', async ({
    assert,
  }) => {
    const head = await ask('/', {}, 'HEAD')
    assert.equal(head.status, 200)
    assert.equal(head.headers.get('content-type'), 'text/html; charset=utf-8')
    assert.equal(await head.text(), '')
    const missing = await ask('/no/such/page')
    assert.equal(missing.status, 404)
    const etag = missing.headers.get('etag') ?? ''
    assert.equal((await ask('/no/such/page', { 'If-None-Match': etag })).status, 404)
  })

  test('no built document is handed out as a plain file: {$self}')
    .with(['/index.html', '/pages/home.html', '/pages/terms.html'])
    .run(async ({ assert }, path) => {
      const response = await ask(path)
      assert.equal(response.status, 404)
      assert.match(response.headers.get('content-security-policy') ?? '', /script-src 'self'/)
    })

  test('crawlers show the public pages and no other', async ({ assert }) => {
    const robots = async (path: string) => (await ask(path)).headers.get('x-robots-tag')
    assert.isNull(await robots('/'))
    assert.isNull(await robots('/privacy/'))
    for (const path of ['/customize', '/undo-change', '/checkout', '/dashboard']) {
      assert.equal(await robots(path), 'noindex', path)
    }
  })

  test('crawlers are told where the public pages are', async ({ assert }) => {
    const robots = await (await ask('/robots.txt')).text()
    const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? []
    assert.equal(new URL(sitemap).pathname, '/sitemap.xml')
    const map = await (await ask('/sitemap.xml')).text()
    const paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
    assert.deepEqual(paths, ['/', '/terms', '/privacy', '/safety'])
  })
})

test.group('What a page may load', () => {
  const inlineScripts = ["'sha256-abc'"]

  test('{path} with the {paymentDriver} payments loads nothing from elsewhere')
    .with([
      { path: '/', paymentDriver: 'stripe' },
      { path: '/subscription', paymentDriver: 'stripe' },
      { path: '/checkout/x', paymentDriver: 'stripe' },
      { path: '/checkout', paymentDriver: 'test' },
    ] as const)
    .run(({ assert }, page) => {
      const policy = pagePolicy({ ...page, inlineScripts })
      assert.notInclude(policy, 'stripe')
      assert.notInclude(policy, 'https:')
      assert.include(policy, "script-src 'self' 'sha256-abc'")
      assert.include(policy, "default-src 'self'")
    })

  test('the checkout of real payments loads Stripe and nobody else', ({ assert }) => {
    const policy = pagePolicy({ path: '/checkout', paymentDriver: 'stripe', inlineScripts })
    assert.include(policy, "script-src 'self' 'sha256-abc' https://js.stripe.com")
    assert.match(policy, /frame-src https:\/\/js\.stripe\.com [^;]*https:\/\/hooks\.stripe\.com/)
    assert.include(policy, "connect-src 'self' https://api.stripe.com")
    assert.include(policy, "default-src 'self'")
    const hosts = [...policy.matchAll(/https:\/\/([^ ;]+)/g)].map(([, host]) => host)
    assert.isTrue(hosts.every((host) => host?.endsWith('.stripe.com')))
    assert.equal(policy.match(/script-src/g)?.length, 1)
  })

  test('the checkout of the stand-in answers with the policy', async ({ assert }) => {
    const response = await fetch(`http://${process.env.HOST}:${process.env.PORT}/checkout`)
    const policy = response.headers.get('content-security-policy') ?? ''
    assert.include(policy, "default-src 'self'")
    assert.notInclude(policy, 'stripe')
  })
})

test.group('Where a redirect may lead', () => {
  test('{$self} is a page of ours')
    .with(['/sms-status', '/sms-status?email=a%40b.co', '/user-dashboard#top'])
    .run(({ assert }, target) => assert.equal(safeRedirect(target), target))

  test('{$self} is refused')
    .with([
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/nowhere',
      '',
      '/',
      '/?redirect=/',
      '/#login',
      '/api/logout',
      '/sms-status/../api/logout',
      null,
    ])
    .run(({ assert }, target) => assert.isNull(safeRedirect(target)))
})

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64')
}
