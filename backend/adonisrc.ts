import { defineConfig } from '@adonisjs/core/app'
import rc from '../.adonisrc.json' with { type: 'json' }

export default defineConfig({
  ...rc,
  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('./providers/app_provider.js'),
    () => import('./providers/gateways_provider.js'),
    () => import('./providers/sms_provider.js'),
    () => import('./providers/care_provider.js'),
    () => import('./providers/memory_provider.js'),
    () => import('./providers/conversations_provider.js'),
    () => import('./providers/schedules_provider.js'),
    () => import('./providers/initiative_provider.js'),
    () => import('./providers/simulator_provider.js'),
    () => import('./providers/billing_provider.js'),
    () => import('./providers/test_payments_provider.js'),
    () => import('./providers/boot_provider.js'),
  ],
  preloads: [
    () => import('./start/kernel.js'),
    () => import('./start/routes.js'),
    () => import('./start/jobs.js'),
  ],
})
