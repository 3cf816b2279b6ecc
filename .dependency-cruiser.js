/**
 * Which floor may stand on which. A path is that of a module below the checkout; a feature is any
 * folder of an app that is not named here as a floor, so a new feature needs no new rule.
 */

const contract = '^packages/contract/src/'
const server = '^apps/server/src/'
const web = '^apps/web/src/'
const desk = '^apps/desk/src/'
const product = [contract, server, web, desk]
const test = String.raw`\.(test|samples)\.tsx?$`

const serverFloors = 'platform|records|http|migrations|demo'
const serverFeature = `${server}(?!(?:${serverFloors})/)([^/]+)/`
/** What puts everything together; `parts.ts` is no part of it, for all floors above the platform take it. */
const serverTop = `${server}(?!(?:list-)?parts\\.ts$)[^/]+\\.ts$`
/** Lists and figures; beside them only what builds the whole and tells figures of it. */
const serverLists = [
  `${server}(?:outlets|questionnaires/desk|promotions/desk|purchases/desk)/`,
  `${server}commands/report\\.ts$`,
  `${server}(?:[^/]+|http/all-routes|http/desk/all-desk-routes|metrics/[^/]+)\\.ts$`,
]

const webFloors = 'kit|styles|client|state|shell|app'
const webFeature = `${web}(?!(?:${webFloors})/)([^/]+)/`
const webTop = `${web}(?:app/|main\\.tsx$)`

const deskFloors = 'kit|styles|client|shell|app'
const deskFeature = `${desk}(?!(?:${deskFloors})/)([^/]+)/`
const deskTop = `${desk}(?:app/|main\\.tsx$)`

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one, or lack a floor below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nobody imports it and it imports nothing: it is dead, or nobody has joined it up.',
      severity: 'error',
      from: { orphan: true, pathNot: [String.raw`\.d\.ts$`, String.raw`\.config\.ts$`, test] },
      to: {},
    },
    {
      name: 'no-unresolved',
      comment: 'What cannot be found would pass every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared-dependencies-only',
      comment: 'A package that no package.json names works by accident.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-tools-in-the-product',
      comment: 'What runs for customers needs no test, and nothing that only serves development.',
      severity: 'error',
      from: { path: product, pathNot: test },
      to: { path: [test, '^apps/server/test/', '^(tools|e2e|bench|cluster)/'] },
    },
    {
      name: 'no-development-dependencies-in-the-product',
      severity: 'error',
      from: { path: product, pathNot: test },
      // What a bench asks for too is a dependency of both.
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm'] },
    },

    {
      name: 'contract-knows-nobody',
      comment: 'It runs in browser and server, so it stands on what both have.',
      severity: 'error',
      from: { path: contract, pathNot: test },
      to: { pathNot: [contract, '^node_modules/(valibot|@noble/hashes)/'] },
    },
    {
      name: 'apps-are-strangers',
      comment: 'Web, desk and service meet in the contract only.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/([^/]+)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'tests-from-outside-see-no-inside',
      comment: 'A browser test says what the customer sees: it may read the contract, no app.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^apps/' },
    },

    {
      name: 'server-platform-is-the-lowest-floor',
      severity: 'error',
      from: { path: `${server}platform/`, pathNot: test },
      to: { path: server, pathNot: `${server}platform/` },
    },
    {
      name: 'server-records-stand-on-the-platform',
      comment: 'What several features need of customer data, and nothing of any of them.',
      severity: 'error',
      from: { path: `${server}records/` },
      to: { path: server, pathNot: `${server}(records|platform)/` },
    },
    {
      name: 'server-migrations-stand-alone',
      comment: 'A step that has landed must not change with the code around it.',
      severity: 'error',
      from: { path: `${server}migrations/` },
      to: { path: server, pathNot: `${server}migrations/` },
    },
    {
      name: 'server-demo-stands-on-records',
      severity: 'error',
      from: { path: `${server}demo/` },
      to: { path: server, pathNot: `${server}(?:(demo|records|platform)/|parts\\.ts$)` },
    },
    {
      name: 'server-features-are-strangers',
      comment:
        'What two features need moves down a floor; a command is the top of its own program.',
      severity: 'error',
      from: { path: serverFeature, pathNot: `${server}commands/` },
      to: { path: serverFeature, pathNot: `${server}$1/` },
    },
    {
      name: 'server-features-know-no-http',
      comment:
        'A handler gets a checked value and answers a value. A command may ask what the schema is.',
      severity: 'error',
      from: { path: serverFeature, pathNot: [test, `${server}commands/`] },
      to: { path: `${server}(http|migrations)/` },
    },
    {
      name: 'server-http-knows-no-storage',
      comment: 'Routes call handlers, which know the storage.',
      severity: 'error',
      from: { path: `${server}http/`, pathNot: test },
      to: { path: `${server}(records|migrations)/` },
    },
    {
      name: 'server-product-knows-no-demo',
      comment:
        'What a demo shows beside the product has files of its own, and so has what keeps customers out of it.',
      severity: 'error',
      from: {
        path: `${server}[^/]+/`,
        pathNot: [
          `${server}demo/`,
          `${server}http/demo-`,
          `${server}commands/import/refuse-other-database\\.ts$`,
          test,
        ],
      },
      to: { path: `${server}demo/` },
    },
    {
      name: 'server-top-is-the-top',
      comment: 'Only the files beside main.ts build the whole; a test may start it.',
      severity: 'error',
      from: { path: `${server}[^/]+/`, pathNot: test },
      to: { path: serverTop },
    },
    {
      name: 'server-lists-alone-may-lag',
      comment: 'What is decided by a grant, a payment or a limit is read where it was written.',
      severity: 'error',
      from: { path: server, pathNot: [...serverLists, test] },
      to: { path: `${server}(?:list-parts|platform/database/lagging-db)\\.ts$` },
    },
    {
      name: 'server-parts-are-types',
      comment:
        'parts.ts names what the service is made of; what it is made of does not name parts.ts.',
      severity: 'error',
      from: { path: `${server}(?:list-)?parts\\.ts$` },
      to: { path: server, pathNot: `${server}(?:(platform|records)/|parts\\.ts$)` },
    },

    {
      name: 'web-kit-knows-no-insurance',
      severity: 'error',
      from: { path: `${web}kit/` },
      to: { path: [contract, web], pathNot: `${web}(kit|styles)/` },
    },
    {
      name: 'web-floors-know-no-feature',
      severity: 'error',
      from: { path: `${web}(${webFloors})/`, pathNot: `${web}app/` },
      to: { path: [webFeature, webTop] },
    },
    {
      name: 'web-features-are-strangers',
      comment:
        'All may use verification/, lookups/, documents/ and places/, which know none of them.',
      severity: 'error',
      from: { path: webFeature },
      to: {
        path: webFeature,
        pathNot: [`${web}$1/`, `${web}(verification|lookups|documents|places)/`],
      },
    },
    {
      name: 'web-app-is-the-top',
      severity: 'error',
      from: { path: webFeature },
      to: { path: webTop },
    },
    {
      name: 'web-runs-in-a-browser',
      severity: 'error',
      from: { path: web, pathNot: test },
      to: { dependencyTypes: ['core'] },
    },

    {
      name: 'desk-kit-knows-no-insurance',
      severity: 'error',
      from: { path: `${desk}kit/` },
      to: { path: [contract, desk], pathNot: `${desk}(kit|styles)/` },
    },
    {
      name: 'desk-client-shows-nothing',
      severity: 'error',
      from: { path: `${desk}client/` },
      to: { path: desk, pathNot: `${desk}client/` },
    },
    {
      name: 'desk-floors-know-no-feature',
      severity: 'error',
      from: { path: `${desk}(${deskFloors})/`, pathNot: `${desk}app/` },
      to: { path: [deskFeature, deskTop] },
    },
    {
      name: 'desk-features-are-strangers',
      severity: 'error',
      from: { path: deskFeature },
      to: { path: deskFeature, pathNot: `${desk}($1|places)/` },
    },
    {
      name: 'desk-app-is-the-top',
      severity: 'error',
      from: { path: deskFeature },
      to: { path: deskTop },
    },
    {
      name: 'desk-runs-in-a-browser',
      severity: 'error',
      from: { path: desk, pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: ['(^|/)dist/', '^bench/peers/'] },
    // A type-only import is a dependency too: without this, half of the edges would not exist.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
