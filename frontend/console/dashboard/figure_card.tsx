import { Box, Card, Typography } from '@mui/material'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Trend } from './trend'

export interface FigureCardProps {
  label: string
  value: string
  Icon: LucideIcon
  /** A second, smaller line. */
  detail?: string
  /** Where the rows behind the figure are. */
  to?: string
  isAlarming?: boolean
  /** One value a day, oldest first. */
  trend?: number[]
}

/** One number, what it counts, and where to look further. */
export function FigureCard(card: FigureCardProps) {
  const { label, value, Icon, detail, to, isAlarming, trend } = card
  return (
    <Card
      component="li"
      sx={{
        'position': 'relative',
        'p': 1.5,
        'minHeight': 98,
        'listStyle': 'none',
        'borderColor': isAlarming ? 'error.main' : undefined,
        '&:has(a):hover': { borderColor: 'primary.main' },
      }}
    >
      <Typography
        component="div"
        variant="body2"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}
      >
        <Icon aria-hidden="true" size={15} />
        {to ? (
          <Box
            component={Link}
            to={to}
            // The whole card is the link's target.
            sx={{
              'color': 'inherit',
              'textDecorationThickness': '1px',
              'textUnderlineOffset': '3px',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {label}
          </Box>
        ) : (
          label
        )}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, minHeight: 36 }}>
        <Typography
          component="p"
          variant="h4"
          sx={{
            mr: 'auto',
            fontVariantNumeric: 'tabular-nums',
            color: isAlarming ? 'error.main' : 'text.primary',
          }}
        >
          {value}
        </Typography>
        {trend && <Trend values={trend} />}
      </Box>
      {detail && (
        <Typography component="p" variant="caption" sx={{ color: 'text.secondary' }}>
          {detail}
        </Typography>
      )}
    </Card>
  )
}
