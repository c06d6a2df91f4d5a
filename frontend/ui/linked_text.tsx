import { splitLinks } from './split_links'

/** Words as somebody typed them, their web addresses tappable; never markup. */
export function LinkedText({ children }: { children: string }) {
  return splitLinks(children).map(({ text, isLink }, index) =>
    isLink ? (
      <a
        key={index}
        href={text}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="underline underline-offset-2"
      >
        {text}
      </a>
    ) : (
      <span key={index}>{text}</span>
    )
  )
}
