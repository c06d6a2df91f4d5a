import type { ReactNode } from 'react'
import { useShowContext } from 'react-admin'
import { isGone } from '../frame/http_client'
import { PageTrouble } from '../frame/page_trouble'

/** What was read of a row; a poll that fails takes nothing of it away. */
export function RowRead({ children }: { children: ReactNode }) {
  const { record, error, refetch } = useShowContext()
  return (
    <>
      {error && !isGone(error) && (
        <PageTrouble
          query={{ error, refetch }}
          fallback="This page could not be loaded."
          stale={record && 'What is shown may be out of date.'}
        />
      )}
      {record && children}
    </>
  )
}
