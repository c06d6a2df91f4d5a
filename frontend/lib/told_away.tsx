import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '../ui/toast'
import { VisuallyHidden } from '../ui/visually_hidden'
import { PageTitle } from './page_title'

interface ToldAwayProps {
  to: string
  title: string
  description: string
}

/** Stands in for a page that cannot be shown: says why and goes elsewhere. Back does not lead here again. */
export function ToldAway({ to, title, description }: ToldAwayProps) {
  const navigate = useNavigate()

  useEffect(() => {
    toast({ title, description, variant: 'destructive' })
    void navigate(to, { replace: true })
  }, [navigate, to, title, description])

  return (
    <div className="grid min-h-[60dvh] place-content-center px-5 text-center">
      <VisuallyHidden>
        <PageTitle>{title}</PageTitle>
      </VisuallyHidden>
      <p className="text-muted">{description}</p>
    </div>
  )
}
