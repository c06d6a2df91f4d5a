import type { PaymentProduct } from '#app/console/calls/contract'
import {
  Chip,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { longDate, money } from '../../lib/format'
import { CopyText } from '../frame/copy_text'
import { Panel } from '../resources/panel'

const COLUMNS = ['Product', 'Price', 'In app as', 'Product ID', 'Price ID', 'Created']
const SECOND_MS = 1000

export function ProductTable({ products }: { products: PaymentProduct[] }) {
  if (products.length === 0) {
    return (
      <Panel title="Nothing is on sale yet">
        <Typography color="text.secondary">
          The provider has no products. Compare with our plans and put them on sale.
        </Typography>
      </Panel>
    )
  }
  return (
    <Panel padding={0}>
      <TableContainer tabIndex={0} role="region" aria-label="Products of the payment provider">
        <Table aria-label="Products" sx={{ minWidth: 880 }}>
          <TableHead>
            <TableRow>
              {COLUMNS.map((column) => (
                <TableCell key={column}>{column}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {products.map((product) => (
              <ProductLine key={product.id} {...product} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Panel>
  )
}

function ProductLine(product: PaymentProduct) {
  const { id, name, description, price, currency, recurring, defaultPriceId, created } = product
  return (
    <TableRow hover>
      <TableCell>
        <b>{name}</b>
        {description && (
          <Typography variant="body2" color="text.secondary">
            {description}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {priceWords(price, currency)}
        <Typography component="span" variant="body2" color="text.secondary">
          {recurring ? ` a ${recurring.interval}` : ' once'}
        </Typography>
      </TableCell>
      <TableCell>
        {product.planId ? (
          <Chip size="small" label={product.planId} color="success" variant="outlined" />
        ) : (
          <Typography component="span" variant="body2" color="text.secondary">
            Not ours
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <CopyText text={id} label={`Copy the product ID of ${name}`} />
      </TableCell>
      <TableCell>
        {defaultPriceId ? (
          <CopyText text={defaultPriceId} label={`Copy the price ID of ${name}`} />
        ) : (
          'No default price'
        )}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {longDate(new Date(created * SECOND_MS).toISOString())}
      </TableCell>
    </TableRow>
  )
}

function priceWords(cents: number, currency: string): string {
  return currency === 'usd' ? money(cents) : `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`
}
