import type { Screen } from '#tests/journeys/browser'

export interface Look {
  /** Who sees it. */
  of: string
  path: string
  file: string
  screen: Screen
}

const STYLE = `body{font:14px system-ui;margin:24px;background:#777}h2{color:#fff}
  .row{display:flex;gap:12px;align-items:flex-start}
  img{max-height:640px;max-width:36vw;border:1px solid #333}`

/** One row of pictures for each page. */
export function indexPage(looks: readonly Look[]): string {
  const byPage = Object.groupBy(looks, ({ of, path }) => `${of}: ${path}`)
  const rows = Object.entries(byPage).map(([page, all = []]) => {
    const pictures = all.map(
      ({ file, screen }) =>
        `<a href="${file}"><img src="${file}" alt="${screen.width} px, ${screen.theme}"></a>`
    )
    return `<h2>${escaped(page)}</h2><div class="row">${pictures.join('')}</div>`
  })
  const head = `<!doctype html><meta charset="utf-8"><title>Looks</title><style>${STYLE}</style>`
  return `${head}${rows.join('\n')}\n`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
