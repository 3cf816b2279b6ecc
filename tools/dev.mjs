import { buildIfStale } from './builds.mjs'
import { runPackage } from './run-program.mjs'

// The service reads the built page when it starts; the page that one works on is vite's.
await buildIfStale(['web'])
await Promise.all([
  runPackage('tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'src/main.ts'], {
    folder: 'apps/server',
  }),
  runPackage('vite/bin/vite.js', ['--clearScreen', 'false'], { folder: 'apps/web' }),
])
