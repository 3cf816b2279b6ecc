import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const browsers = ['chrome110', 'safari16']

export default defineConfig({
  base: '/desk/',
  plugins: [react()],
  build: {
    target: browsers,
    cssTarget: browsers,
    modulePreload: { polyfill: false },
    // Everything is a file of its own: the policy of the desk lets nothing run from inside a page.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  // Beside the customers' site, which `npm run dev` serves too; the service stands behind both.
  server: { port: 5174, proxy: { '/desk/api': 'http://127.0.0.1:8080' } },
})
