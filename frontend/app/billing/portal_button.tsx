import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { refusalOf } from '../../lib/api_error'
import { Button } from '../../ui/button'
import { toast } from '../../ui/toast'

/** Leads to the provider's own pages, which come back to the plans. */
export function PortalButton() {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api<{ url: string }>('POST', '/api/customer-portal'),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => {
      const description = refusalOf(error, 'Something went wrong. Please try again.')
      toast({ title: 'Error', description, variant: 'destructive' })
    },
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
