import { Spinner } from '../../ui/spinner'

export function PageLoading() {
  return (
    <div className="grid min-h-[60dvh] place-items-center text-primary">
      <Spinner size="lg" label="Loading" />
    </div>
  )
}
