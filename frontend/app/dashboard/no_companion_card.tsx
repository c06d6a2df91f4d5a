import { BRAND } from '../../lib/names'
import { Link } from 'react-router-dom'
import { buttonStyles } from '../../ui/button'
import { Card } from '../../ui/card'

const FACES = ['sophie', 'valentina', 'maya'] as const

export function NoCompanionCard({ className }: { className?: string }) {
  return (
    <Card className={className}>
      <div aria-hidden="true" className="flex justify-center -space-x-4 pt-2">
        {FACES.map((face) => (
          <img
            key={face}
            src={`/portraits/${face}.svg`}
            alt=""
            width={960}
            height={1200}
            className="arch h-auto w-24 border-4 border-surface object-cover [--arch-foot:1rem] sm:w-28"
          />
        ))}
      </div>
      <div className="mt-6 text-center">
        <h2 className="text-2xl">Nobody to text yet</h2>
        <p className="mx-auto mt-2 max-w-sm text-muted">
          Choose her look, who she is, and how you two talk.
        </p>
        <Link to="/customize" className={buttonStyles({ className: 'mt-6' })}>
          Create Your {BRAND}
        </Link>
      </div>
    </Card>
  )
}
