import rules from '../.dependency-cruiser.js'

export interface PlantedImport {
  readonly from: string
  /** Relative to `from`, or a package; undefined where the module imports nothing. */
  readonly to?: string
}

const domains = (rules.forbidden ?? []).flatMap(
  ({ name = '' }) => /^server-domain-(.+)$/.exec(name)?.[1] ?? [],
)

/** For each rule of `.dependency-cruiser.js` one import that it must refuse. */
export const forbiddenImports: Readonly<Record<string, PlantedImport>> = {
  'no-cycles': { from: 'apps/server/src/domains/claims/calls/cycle.ts', to: './cycle.ts' },
  'no-orphans': { from: 'apps/server/src/domains/claims/calls/orphan.ts' },
  'no-unresolved': { from: 'apps/server/src/domains/claims/calls/lost.ts', to: 'nowhere' },
  'declared-dependencies-only': {
    from: 'apps/server/src/domains/claims/calls/a.ts',
    to: 'undeclared',
  },
  'no-tools-in-the-product': {
    from: 'apps/server/src/domains/claims/calls/b.ts',
    to: './claim.test.ts',
  },
  'no-development-dependencies-in-the-product': {
    from: 'packages/contract/src/claims/a.test-support.ts',
    to: 'vitest',
  },
  'contract-knows-nobody': { from: 'packages/contract/src/claims/b.ts', to: 'node:crypto' },
  'client-knows-no-subject': {
    from: 'packages/client/src/a.ts',
    to: '../../contract/src/claims/claim.ts',
  },
  'ui-knows-no-insurance': {
    from: 'packages/ui/src/A.tsx',
    to: '../../contract/src/claims/claim.ts',
  },
  'packages-know-no-app': {
    from: 'packages/ui/src/B.tsx',
    to: '../../../apps/web/src/kit/Card.tsx',
  },
  'service-draws-nothing': {
    from: 'apps/server/src/http/d.ts',
    to: '../../../../packages/ui/src/Badge.tsx',
  },
  'apps-are-strangers': { from: 'apps/web/src/claims/a.ts', to: '../../../server/src/app.ts' },
  'tests-from-outside-see-no-inside': {
    from: 'e2e/a.spec.ts',
    to: '../apps/server/src/domains/claims/store/claim.ts',
  },
  'server-platform-is-the-lowest-floor': {
    from: 'apps/server/src/platform/mail/a.ts',
    to: '../../domains/policies/store/policy.ts',
  },
  'server-migrations-stand-alone': {
    from: 'apps/server/src/migrations/a.ts',
    to: '../platform/mail/mail.ts',
  },
  'server-demo-stands-on-domains': { from: 'apps/server/src/demo/a.ts', to: '../http/route.ts' },
  'server-domains-are-declared': {
    from: 'apps/server/src/domains/weather/a.ts',
    to: '../../platform/mail/mail.ts',
  },
  ...Object.fromEntries(
    domains.map((domain) => [
      `server-domain-${domain}`,
      {
        from: `apps/server/src/domains/${domain}/calls/asks-another.ts`,
        // Nobody asks the session, and it does not ask those who hand out links.
        to: domain === 'session' ? '../../links/calls/a.ts' : '../../session/calls/a.ts',
      },
    ]),
  ),
  'server-domains-know-no-http': {
    from: 'apps/server/src/domains/claims/calls/d.ts',
    to: '../../../http/route.ts',
  },
  'server-rules-are-pure': {
    from: 'apps/server/src/domains/claims/rules/a.ts',
    to: '../../services.ts',
  },
  'server-rules-below-calls': {
    from: 'apps/server/src/domains/claims/rules/b.ts',
    to: '../calls/claim.ts',
  },
  'server-store-below-calls': {
    from: 'apps/server/src/domains/claims/store/a.ts',
    to: '../../policies/desk/policy.ts',
  },
  'server-import-engine-knows-no-subject': {
    from: 'apps/server/src/imports/a.ts',
    to: '../domains/claims/store/claim.ts',
  },
  'server-http-knows-no-storage': {
    from: 'apps/server/src/http/a.ts',
    to: '../domains/claims/store/claim.ts',
  },
  'server-product-knows-no-demo': { from: 'apps/server/src/http/b.ts', to: '../demo/load.ts' },
  'server-top-is-the-top': {
    from: 'apps/server/src/domains/claims/calls/e.ts',
    to: '../../../app.ts',
  },
  'server-lists-alone-may-lag': {
    from: 'apps/server/src/domains/orders/calls/f.ts',
    to: '../../list-services.ts',
  },
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
  { from: 'apps/server/src/domains/claims/calls/f.ts', to: '../../policies/store/policy.ts' },
  {
    from: 'apps/server/src/domains/claims/calls/f.test.ts',
    to: '../../../../test/test-database.ts',
  },
  { from: 'apps/server/src/domains/claims/calls/g.ts', to: '../../services.ts' },
  { from: 'apps/server/src/domains/claims/store/b.ts', to: '../rules/timeline.ts' },
  { from: 'apps/server/src/commands/a.ts', to: '../domains/claims/store/claim.ts' },
  { from: 'apps/server/src/routes/demo-a.ts', to: '../demo/load.ts' },
  { from: 'apps/server/src/commands/import.ts', to: '../demo/demo-marker.ts' },
  { from: 'apps/server/src/http/c.ts', to: '../domains/claims/calls/claim.ts' },
  { from: 'apps/server/src/create-services.ts', to: './migrations/migrations.ts' },
  { from: 'apps/web/src/claims/e.ts', to: '../verification/SmsCode.tsx' },
  { from: 'apps/web/src/claims/f.test.ts', to: 'vitest' },
  { from: 'apps/web/src/kit/B.tsx', to: '../../../../packages/ui/src/Badge.tsx' },
  { from: 'packages/client/src/b.ts', to: '../../contract/src/envelope/answer.ts' },
  { from: 'apps/web/src/app/App.tsx', to: '../claims/claim.ts' },
  { from: 'apps/desk/src/app/App.tsx', to: '../claims/claim.ts' },
]
