import { buildIfStale } from './builds.mjs'
import { runPackage } from './run-program.mjs'

// The service reads the built pages when it starts; the pages that one works on are vite's.
await buildIfStale(['web', 'desk', 'demo-core'])
await Promise.all([
  runPackage('tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'src/main.ts'], {
    folder: 'apps/server',
  }),
  runPackage('vite/bin/vite.js', ['--clearScreen', 'false'], { folder: 'apps/web' }),
  runPackage('vite/bin/vite.js', ['--clearScreen', 'false'], { folder: 'apps/desk' }),
])
