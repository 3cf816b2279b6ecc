import { defineConfig } from 'vite'

/** Few large files: to find and read each module by itself took most of a start. Names stay, so that a stack can be read. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'commands/audit-verify': 'src/commands/audit-verify.ts',
        'commands/backup': 'src/commands/backup.ts',
        'commands/core-events': 'src/commands/core-events.ts',
        'commands/core-key': 'src/commands/core-key.ts',
        'commands/customer': 'src/commands/customer.ts',
        'commands/import': 'src/commands/import.ts',
        'commands/keys': 'src/commands/keys.ts',
        'commands/mail-dead': 'src/commands/mail-dead.ts',
        'commands/reconcile': 'src/commands/reconcile.ts',
        'commands/report': 'src/commands/report.ts',
        'commands/restore': 'src/commands/restore.ts',
        'commands/staff': 'src/commands/staff.ts',
        'platform/documents/render-worker': 'src/platform/documents/render-worker.ts',
        'platform/uploads/pdf-worker': 'src/platform/uploads/pdf-worker.ts',
      },
      output: { format: 'es', chunkFileNames: 'shared/[name].js' },
    },
  },
  ssr: { noExternal: [/^@ecenter\//] },
})
