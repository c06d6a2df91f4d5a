import { Card, Container } from '@mui/material'
import type { ReactNode } from 'react'
import { PageTitle } from '../../lib/page_title'
import { Wordmark } from '../../lib/wordmark'

interface GateCardProps {
  title: string
  children: ReactNode
}

/** What somebody sees who is not in yet. */
export function GateCard({ title, children }: GateCardProps) {
  return (
    <Container
      component="main"
      maxWidth="xs"
      sx={{ minHeight: '100dvh', display: 'grid', alignContent: 'center', py: 4 }}
    >
      <Card sx={{ p: { xs: 2.5, sm: 4 }, borderRadius: 2.4 }}>
        <Wordmark className="mb-6 block text-xl" />
        <PageTitle className="text-2xl">{title}</PageTitle>
        {children}
      </Card>
    </Container>
  )
}
