export interface PlantedImport {
  readonly from: string
  /** Relative to `from`, or a package; undefined where the module imports nothing. */
  readonly to?: string
}

/** For each rule of `.dependency-cruiser.js` one import that it must refuse. */
export const forbiddenImports: Readonly<Record<string, PlantedImport>> = {
  'no-cycles': { from: 'apps/server/src/claims/cycle.ts', to: './cycle.ts' },
  'no-orphans': { from: 'apps/server/src/claims/orphan.ts' },
  'no-unresolved': { from: 'apps/server/src/claims/lost.ts', to: 'nowhere' },
  'declared-dependencies-only': { from: 'apps/server/src/claims/a.ts', to: 'undeclared' },
  'no-tools-in-the-product': { from: 'apps/server/src/claims/b.ts', to: './claim.test.ts' },
  'no-development-dependencies-in-the-product': {
    from: 'packages/contract/src/claims/a.test-support.ts',
    to: 'vitest',
  },
  'contract-knows-nobody': { from: 'packages/contract/src/claims/b.ts', to: 'node:crypto' },
  'apps-are-strangers': { from: 'apps/web/src/claims/a.ts', to: '../../../server/src/parts.ts' },
  'tests-from-outside-see-no-inside': {
    from: 'e2e/a.spec.ts',
    to: '../apps/server/src/claims/claim.ts',
  },
  'server-platform-is-the-lowest-floor': {
    from: 'apps/server/src/platform/mail/a.ts',
    to: '../../records/policies/policy.ts',
  },
  'server-records-stand-on-the-platform': {
    from: 'apps/server/src/records/a.ts',
    to: '../claims/claim.ts',
  },
  'server-migrations-stand-alone': {
    from: 'apps/server/src/migrations/a.ts',
    to: '../platform/mail/mail.ts',
  },
  'server-demo-stands-on-records': { from: 'apps/server/src/demo/a.ts', to: '../claims/claim.ts' },
  'server-features-are-strangers': {
    from: 'apps/server/src/claims/c.ts',
    to: '../policies/policy.ts',
  },
  'server-features-know-no-http': { from: 'apps/server/src/claims/d.ts', to: '../http/route.ts' },
  'server-http-knows-no-storage': { from: 'apps/server/src/http/a.ts', to: '../records/record.ts' },
  'server-product-knows-no-demo': { from: 'apps/server/src/http/b.ts', to: '../demo/load.ts' },
  'server-top-is-the-top': { from: 'apps/server/src/claims/e.ts', to: '../app.ts' },
  'server-lists-alone-may-lag': { from: 'apps/server/src/payments/f.ts', to: '../list-parts.ts' },
  'server-parts-are-types': { from: 'apps/server/src/parts.ts', to: './claims/claim.ts' },
  'web-kit-knows-no-insurance': {
    from: 'apps/web/src/kit/A.tsx',
    to: '../../../../packages/contract/src/claims/claim.ts',
  },
  'web-floors-know-no-feature': { from: 'apps/web/src/client/a.ts', to: '../claims/claim.ts' },
  'web-features-are-strangers': { from: 'apps/web/src/claims/b.ts', to: '../policies/policy.ts' },
  'web-app-is-the-top': { from: 'apps/web/src/claims/c.ts', to: '../app/routes.ts' },
  'web-runs-in-a-browser': { from: 'apps/web/src/claims/d.ts', to: 'node:fs' },
  'desk-kit-knows-no-insurance': {
    from: 'apps/desk/src/kit/A.tsx',
    to: '../../../../packages/contract/src/claims/claim.ts',
  },
  'desk-client-shows-nothing': { from: 'apps/desk/src/client/a.ts', to: '../kit/Card.tsx' },
  'desk-floors-know-no-feature': { from: 'apps/desk/src/shell/a.ts', to: '../claims/claim.ts' },
  'desk-features-are-strangers': { from: 'apps/desk/src/claims/b.ts', to: '../staff/staff.ts' },
  'desk-app-is-the-top': { from: 'apps/desk/src/claims/c.ts', to: '../app/routes.ts' },
  'desk-runs-in-a-browser': { from: 'apps/desk/src/claims/d.ts', to: 'node:fs' },
}

/** Imports that come near a rule and are right. */
export const rightfulImports: readonly Required<PlantedImport>[] = [
  { from: 'apps/server/src/claims/f.ts', to: '../records/record.ts' },
  { from: 'apps/server/src/claims/f.test.ts', to: '../../test/test-database.ts' },
  { from: 'apps/server/src/claims/g.ts', to: '../parts.ts' },
  { from: 'apps/server/src/commands/a.ts', to: '../claims/claim.ts' },
  { from: 'apps/server/src/http/demo-a.ts', to: '../demo/load.ts' },
  {
    from: 'apps/server/src/commands/import/refuse-other-database.ts',
    to: '../../demo/demo-marker.ts',
  },
  { from: 'apps/server/src/http/c.ts', to: '../claims/claim.ts' },
  { from: 'apps/server/src/open-parts.ts', to: './migrations/migrations.ts' },
  { from: 'apps/web/src/claims/e.ts', to: '../verification/SmsCode.tsx' },
  { from: 'apps/web/src/claims/f.test.ts', to: 'vitest' },
  { from: 'apps/web/src/app/App.tsx', to: '../claims/claim.ts' },
  { from: 'apps/desk/src/app/App.tsx', to: '../claims/claim.ts' },
]
