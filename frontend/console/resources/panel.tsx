import { Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface PanelProps {
  title?: string
  children: ReactNode
  /** Tables reach to the edges. */
  padding?: 0
}

/** A titled part of a page. */
export function Panel({ title, children, padding }: PanelProps) {
  return (
    <Card component="section" sx={{ p: padding ?? 2, overflow: 'hidden' }}>
      {title && (
        <Typography variant="h2" sx={{ pb: 1.5, ...(padding === 0 && { pt: 2, px: 2 }) }}>
          {title}
        </Typography>
      )}
      {children}
    </Card>
  )
}
