import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createQueryClient } from './lib/query_client'
import { followSystemTheme } from './lib/theme'
import { routes } from './router'
import './styles.css'
import { Toaster } from './ui/toaster'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

followSystemTheme()
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createBrowserRouter(routes)} />
      <Toaster />
    </QueryClientProvider>
  </StrictMode>
)
