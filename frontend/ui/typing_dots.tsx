import { VisuallyHidden } from './visually_hidden'

const DELAYS_MS = [0, 160, 320]

/** Her bubble while an answer is being written. */
export function TypingDots({ name }: { name: string }) {
  return (
    <div
      role="status"
      className="mb-3.5 flex w-fit gap-1.5 rounded-bubble rounded-bl-tail bg-her px-4 py-4"
    >
      <VisuallyHidden>{name} is typing</VisuallyHidden>
      {DELAYS_MS.map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          style={{ animationDelay: `${delay}ms` }}
          className="size-2 animate-typing rounded-full bg-muted"
        />
      ))}
    </div>
  )
}
