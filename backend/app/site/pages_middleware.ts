import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { SiteFiles } from '#app/site/site_files'

/**
 * A page needs its address filled in and its policy, the manifest its name: those come from the controller,
 * never as a file.
 */
const FILE = /\.(?!html$|webmanifest$)[a-z0-9]+$/i

/** Answers with a built file when the path names one. */
@inject()
export default class PagesMiddleware {
  constructor(private readonly files: SiteFiles) {}

  async handle({ request, response }: HttpContext, next: NextFn): Promise<unknown> {
    const isFile = ['GET', 'HEAD'].includes(request.method()) && FILE.test(request.url())
    if (!isFile) return next()
    return new Promise((resolve, reject) => {
      response.response.once('finish', () => resolve(undefined))
      response.response.once('close', () => resolve(undefined))
      this.files.serve(request.request, response.response, () => {
        Promise.resolve(next()).then(resolve, reject)
      })
    })
  }
}
