import { defineConfig } from 'vite'

/** One program, which needs nothing beside it. */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    outDir: 'dist',
    minify: false,
  },
  ssr: { noExternal: true },
})
