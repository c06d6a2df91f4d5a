import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { PublicUrl } from '#app/core/answers/public_url'
import { PUBLIC_PAGES, STAFF_PATHS } from '#app/site/contract'

@inject()
export default class CrawlersController {
  constructor(private readonly publicUrl: PublicUrl) {}

  /** `GET /robots.txt` */
  robots({ response }: HttpContext): void {
    const lines = [
      'User-agent: *',
      ...['/api/', ...STAFF_PATHS].map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${this.#address('/sitemap.xml')}`,
    ]
    response.header('Content-Type', 'text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  }

  /** `GET /sitemap.xml` */
  sitemap({ response }: HttpContext): void {
    const urls = PUBLIC_PAGES.map((path) => `  <url><loc>${this.#address(path)}</loc></url>`)
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
    ]
    response.header('Content-Type', 'application/xml; charset=utf-8').send(`${lines.join('\n')}\n`)
  }

  #address(path: string): string {
    return this.publicUrl.to(path).replaceAll('&', '&amp;')
  }
}
