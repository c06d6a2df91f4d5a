import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createQueryClient } from './lib/query_client'
import { followSystemTheme } from './lib/theme'
import { routes } from './router'
import './styles.css'

// Nothing is told before somebody has done something: the first paint need not wait for it.
const Toaster = lazy(() => import('./ui/toaster').then((file) => ({ default: file.Toaster })))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

followSystemTheme()
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createBrowserRouter(routes)} />
      <Suspense>
        <Toaster />
      </Suspense>
    </QueryClientProvider>
  </StrictMode>
)
