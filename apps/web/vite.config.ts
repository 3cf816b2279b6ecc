import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunk-groups.ts'
import { classNameOf } from './build/class-name.ts'
import { earlyPages, pagesByPlace } from './build/early-pages.ts'
import { leanPreload } from './build/lean-preload.ts'
import { leanReact } from './build/lean-react.ts'
import { precompress } from './build/precompress.ts'
import { reportWorker } from './build/report-worker.ts'

const assets = fileURLToPath(new URL('dist/assets', import.meta.url))

export default defineConfig({
  plugins: [
    react(),
    leanReact(),
    leanPreload(),
    pagesByPlace(),
    earlyPages(),
    reportWorker(),
    precompress(assets),
  ],
  css: { modules: { generateScopedName: classNameOf } },
  build: {
    target: ['safari15.4', 'chrome100'],
    cssTarget: ['safari15.4', 'chrome100'],
    // The route table names what a page imports (build/early-pages.ts); a second list would weigh 0.1 kB.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: 'index.html', kit: 'kit.html' },
      // Classes of packages only set their fields: defined, they bring a helper, whose file the session would wait for.
      transform: { assumptions: { setPublicClassFields: true } },
      output: {
        codeSplitting: { groups: chunkGroups() },
        // Every visit reads the names of all files, so they are short; the manifest says which is which.
        // Six characters of a hash would not do: the build refuses them from 64 files on.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7].css'
            : 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/ecenter': 'http://127.0.0.1:8080', '/dev': 'http://127.0.0.1:8080' } },
})
