import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const source = fileURLToPath(new URL('src', import.meta.url))

/** Compiles file by file, so that a module finds its neighbours in the build as in the sources. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    minify: false,
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
      output: { preserveModules: true, preserveModulesRoot: source, format: 'es' },
    },
  },
  ssr: { noExternal: [/^@ecenter\//] },
})
