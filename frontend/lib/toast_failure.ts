import { toast } from '../ui/toast'
import { refusalOf } from './api_error'

/** Says that something did not work, in the server's own sentence when there is one. */
export function toastFailure(title: string, error: unknown, fallback?: string): void {
  toast({ title, description: refusalOf(error, fallback), variant: 'destructive' })
}
