import { Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ApiError } from '../../lib/api_error'
import { CopyButton } from '../../ui/copy_button'
import { PageTrouble } from '../frame/page_trouble'
import { Panel } from '../resources/panel'

interface CallbackAddress {
  callbackUrl: string
  /** Only a server that is live has one. */
  productionUrl?: string
}

/** What to enter at the provider as the address of incoming texts. */
export function CallbackUrl() {
  const query = useQuery<CallbackAddress, ApiError>({
    queryKey: ['/api/twilio/callback-url'],
  })
  const { data, error } = query
  const url = data && (data.productionUrl ?? data.callbackUrl)
  return (
    <Panel title="Callback URL">
      {error && <PageTrouble query={query} fallback="The address could not be loaded." />}
      {query.isPending && (
        <Skeleton variant="rounded" height={88} role="status" aria-label="Loading" />
      )}
      {url && (
        <>
          <Typography
            component="code"
            sx={{
              display: 'block',
              p: 1.25,
              mb: 1,
              borderRadius: 1,
              bgcolor: 'background.default',
              border: 1,
              borderColor: 'divider',
              fontFamily: 'ui-monospace, monospace',
              fontSize: '0.8125rem',
              overflowWrap: 'anywhere',
            }}
          >
            {url}
          </Typography>
          <CopyButton text={url} label="Copy URL" className="min-h-10" />
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
            At Twilio, under the number’s Messaging configuration, enter it under “A message comes
            in”, with POST. Status callbacks are requested with every text, so there is nothing else
            to enter.
          </Typography>
        </>
      )}
    </Panel>
  )
}
