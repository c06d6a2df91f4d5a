import type { ReactNode } from 'react'
import { PageTitle } from '../../lib/page_title'
import { cn } from '../../ui/cn'
import { paper } from '../../ui/paper'

export interface LegalSection {
  id: string
  title: string
  body: ReactNode
}

interface LegalPageProps {
  title: string
  /** One or two sentences that say what the page is about. */
  lead: ReactNode
  updatedOn: string
  sections: readonly LegalSection[]
  /** What has to be read before anything else, and the heading in it. */
  children: ReactNode
  opening: Pick<LegalSection, 'id' | 'title'>
}

const prose = cn(
  '[&_a]:text-primary [&_a]:underline [&_a]:underline-offset-2',
  '[&_li]:pl-1 [&_ol]:list-decimal [&_ol]:pl-6',
  '[&_p+*]:mt-4 [&_ul]:list-disc [&_ul]:pl-6',
  '[&_ul+*]:mt-4 [&_ol+*]:mt-4 [&_li+li]:mt-2'
)

export function LegalPage(props: LegalPageProps) {
  const { title, lead, updatedOn, opening, sections, children } = props
  return (
    <div
      className={cn(
        'mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-x-16 px-5 pt-6 pb-20',
        'lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-12 print:block print:p-0',
        paper
      )}
    >
      <Contents entries={[opening, ...sections]} />
      <article className="max-w-read print:max-w-none print:text-[11pt]">
        <PageTitle className="text-4xl">{title}</PageTitle>
        <p className="mt-4 text-lg text-muted">{lead}</p>
        <p className="mt-3 text-sm text-muted">
          Last updated <time>{updatedOn}</time>
        </p>
        <div className={`mt-8 ${prose}`}>{children}</div>
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id} className="mt-10">
            <h2 id={section.id} className="text-2xl print:break-after-avoid">
              {section.title}
            </h2>
            <div className={`mt-4 ${prose}`}>{section.body}</div>
          </section>
        ))}
      </article>
    </div>
  )
}

function Contents({ entries }: { entries: LegalPageProps['opening'][] }) {
  return (
    <nav
      aria-label="On this page"
      className={cn(
        'sticky top-8 hidden max-h-[calc(100dvh-4rem)] self-start overflow-y-auto',
        'border-l-2 border-line lg:block print:hidden'
      )}
    >
      <p className="px-4 pb-1 text-sm font-semibold">On this page</p>
      <ul>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={cn(
                'flex min-h-10 items-center rounded-tail px-4 py-1',
                'text-sm text-muted hover:text-primary'
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
