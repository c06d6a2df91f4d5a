import { defineConfig } from '@adonisjs/core/app'
import rc from '../.adonisrc.json' with { type: 'json' }

export default defineConfig({
  ...rc,
  commands: [() => import('@adonisjs/core/commands'), () => import('@adonisjs/lucid/commands')],
  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('./providers/app_provider.js'),
    () => import('./providers/gateways_provider.js'),
    () => import('./providers/boot_provider.js'),
  ],
  preloads: [
    // The command line answers no request, and loads the jobs only to run them.
    { file: () => import('./start/kernel.js'), environment: ['web', 'test'] },
    { file: () => import('./start/routes.js'), environment: ['web', 'test'] },
    { file: () => import('./start/jobs.js'), environment: ['web', 'test'] },
  ],
})
