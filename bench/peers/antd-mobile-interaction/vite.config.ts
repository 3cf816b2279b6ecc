import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The targets of apps/web.
export default defineConfig({
  plugins: [react()],
  build: { target: ['safari15.4', 'chrome100'], cssTarget: ['safari15.4', 'chrome100'] },
  logLevel: 'warn',
})
