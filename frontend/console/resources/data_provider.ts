import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider } from 'react-admin'
import { httpClient } from '../frame/http_client'

const URL = '/api/admin'

/** ra-data-simple-rest, and beside each total whether it was counted to the end (`meta.isTotalExact`). */
export function createDataProvider(): DataProvider {
  return {
    ...simpleRestProvider(URL, httpClient),
    getList: (resource, params) =>
      withExactness((client) => simpleRestProvider(URL, client).getList(resource, params)),
    getManyReference: (resource, params) =>
      withExactness((client) => simpleRestProvider(URL, client).getManyReference(resource, params)),
  }
}

/** The provider keeps the headers to itself. */
async function withExactness<Page>(read: (client: typeof httpClient) => Promise<Page>) {
  let isTotalExact = true
  const page = await read(async (...call) => {
    const answer = await httpClient(...call)
    isTotalExact = answer.headers.get('X-Total-Exact') !== 'false'
    return answer
  })
  return { ...page, meta: { isTotalExact } }
}
