import { useMutation } from '@tanstack/react-query'
import { api, LONG } from '../../lib/api'
import { toastFailure } from '../../lib/toast_failure'
import { Button } from '../../ui/button'

/** Leads to the provider's own pages, which come back to the plans. */
export function PortalButton() {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api<{ url: string }>('POST', '/api/customer-portal', undefined, LONG),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => toastFailure('Error', error),
  })
  return (
    <Button
      variant="link"
      size="sm"
      className="px-0"
      isPending={isPending}
      onClick={() => mutate()}
    >
      Cards and billing at Stripe
    </Button>
  )
}
