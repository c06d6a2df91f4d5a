import type { OurYear } from '#app/conversations/our_year/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'

/** The year the address names, or the latest; what belongs to nobody's year is left to the server. */
export function useOurYear() {
  const [search] = useSearchParams()
  const year = search.get('year')
  return useQuery<OurYear>({
    queryKey: [year ? `/api/our-year?year=${encodeURIComponent(year)}` : '/api/our-year'],
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}
