import type { TestTextInput, TestTextPreview } from '#app/console/calls/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api'
import type { ApiError } from '../../lib/api_error'
import { useSettled } from '../../lib/use_settled'

const PAUSE_MS = 400

/** What the server says of the text as it stands, asked once the typing pauses. */
export function useTestTextPreview(input: TestTextInput) {
  const settled = useSettled(input, PAUSE_MS)
  return useQuery<TestTextPreview, ApiError>({
    queryKey: ['/api/admin/test-texts/preview', settled],
    queryFn: ({ signal }) => api('POST', '/api/admin/test-texts/preview', settled, { signal }),
    enabled: settled.phoneNumber.trim() !== '' && settled.message.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}
