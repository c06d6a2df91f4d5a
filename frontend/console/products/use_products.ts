import type { PaymentProduct } from '#app/console/calls/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refusalOf, type ApiError } from '../../lib/api_error'
import { toast } from '../../ui/toast'

export const FAILED_TO_CONNECT = 'Failed to connect to the payment provider'

interface Products {
  success: boolean
  products: PaymentProduct[]
  message: string | null
}

/** What the provider sells. A failure is told once in a toast, and stays on the page. */
export function useProducts() {
  const query = useQuery<Products, ApiError>({ queryKey: ['/api/stripe/products'] })
  const { error, errorUpdatedAt } = query
  useEffect(() => {
    if (!error || error.status === 401) return
    toast({
      variant: 'destructive',
      title: FAILED_TO_CONNECT,
      description: refusalOf(error, 'Check its keys and try again.'),
    })
  }, [error, errorUpdatedAt])
  return query
}
