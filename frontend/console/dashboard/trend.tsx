import { Box } from '@mui/material'

const WIDTH = 56
const HEIGHT = 22

/** The last days as a line; the chart below has the numbers. */
export function Trend({ values }: { values: number[] }) {
  const most = Math.max(...values, 1)
  const step = WIDTH / Math.max(values.length - 1, 1)
  const points = values
    .map(
      (value, index) =>
        `${(index * step).toFixed(1)},${(HEIGHT - (value / most) * HEIGHT).toFixed(1)}`
    )
    .join(' ')
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox={`-1 -1 ${WIDTH + 2} ${HEIGHT + 2}`}
      sx={{ width: WIDTH, height: HEIGHT, mb: 0.75, flexShrink: 0, color: 'primary.main' }}
    >
      <polyline
        points={points}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </Box>
  )
}
