/**
 * Which module may name which. A path is that of a module below the checkout; a feature of the site or
 * the desk is any folder of theirs that is not named here as a floor.
 */

const contract = '^packages/contract/src/'
const client = '^packages/client/src/'
const ui = '^packages/ui/src/'
const server = '^apps/server/src/'
const web = '^apps/web/src/'
const desk = '^apps/desk/src/'
const demoCore = '^apps/demo-core/src/'
const product = [contract, client, ui, server, web, desk, demoCore]
const test = String.raw`\.(test|samples)\.tsx?$`

const domains = `${server}domains/`

/** Which subject may ask which others; \`services.ts\`, \`list-services.ts\` and \`import-kinds.ts\` stand beside them. */
const mayAsk = {
  'accident-reports': ['claims', 'person', 'places', 'policies'],
  activities: ['places'],
  analytics: [],
  appeals: ['claims', 'places', 'policies'],
  claims: ['places', 'policies'],
  // What staff write in drafts is published by one way, whatever it is.
  content: ['activities', 'customer-service', 'outlets', 'questionnaires'],
  'customer-service': ['claims', 'orders', 'places', 'policies'],
  customers: [
    'accident-reports',
    'appeals',
    'claims',
    'customer-service',
    'deliveries',
    'links',
    'orders',
    'person',
    'places',
    'policies',
    'purchases',
    'return-insurance',
  ],
  // The list of everything that is due asks each subject for its own.
  day: [
    'accident-reports',
    'appeals',
    'claims',
    'content',
    'customer-service',
    'customers',
    'figures',
    'links',
    'looks',
    'orders',
    'person',
    'places',
    'purchases',
    'return-insurance',
    'staff',
  ],
  deliveries: ['places', 'policies'],
  'electronic-policies': ['policies'],
  // What each day came to is counted by each subject.
  figures: [
    'analytics',
    'appeals',
    'claims',
    'customer-service',
    'customers',
    'places',
    'policies',
  ],
  invoices: ['places', 'policies'],
  links: ['places', 'policies'],
  looks: ['customers', 'person', 'policies'],
  orders: ['deliveries', 'invoices', 'places', 'policies'],
  outlets: ['places'],
  person: [
    'appeals',
    'claims',
    'deliveries',
    'electronic-policies',
    'invoices',
    'orders',
    'places',
    'policies',
  ],
  payments: ['claims', 'links', 'orders', 'person', 'policies'],
  places: [],
  plates: ['claims', 'orders', 'policies'],
  policies: ['places'],
  promotions: ['places'],
  purchases: ['places', 'promotions'],
  questionnaires: [],
  'return-insurance': ['claims', 'policies'],
  session: ['person'],
  staff: ['customer-service', 'places'],
  verification: [],
}

/** What puts everything together. */
const serverTop = `${server}[^/]+\\.ts$`
/** Lists and figures; beside them only what builds the whole and tells figures of it. */
const serverLists = [
  `${domains}(?:figures/desk|outlets|questionnaires/desk|promotions/desk|purchases/desk)/`,
  `${domains}list-services\\.ts$`,
  `${server}commands/report\\.ts$`,
  `${server}(?:[^/]+|routes/[^/]+|metrics/[^/]+)\\.ts$`,
]

const webFloors = 'kit|styles|client|state|shell|app'
const webFeature = `${web}(?!(?:${webFloors})/)([^/]+)/`
const webTop = `${web}(?:app/|main\\.tsx$)`

const deskFloors = 'kit|styles|client|shell|app'
const deskFeature = `${desk}(?!(?:${deskFloors})/)([^/]+)/`
const deskTop = `${desk}(?:app/|main\\.tsx$)`

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const asDeclared = Object.entries(mayAsk).map(([domain, others]) => ({
  name: `server-domain-${domain}`,
  comment: 'A subject asks only those that are declared above, and nobody in a circle.',
  severity: 'error',
  from: { path: `${domains}${domain}/`, pathNot: test },
  to: { path: `${domains}[^/]+/`, pathNot: `${domains}(${[domain, ...others].join('|')})/` },
}))

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const belowCalls = ['rules', 'store'].map((floor) => ({
  name: `server-${floor}-below-calls`,
  comment:
    'Calls and desk ask what is decided and stored, of whatever subject; never the other way.',
  severity: 'error',
  from: { path: `${domains}[^/]+/${floor}/`, pathNot: test },
  to: { path: `${domains}[^/]+/(calls|desk)/` },
}))

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
      from: {
        orphan: true,
        // The build reads the service worker as a file of its own.
        pathNot: [
          String.raw`\.d\.ts$`,
          String.raw`\.config\.ts$`,
          'offline/report-worker\\.ts$',
          test,
        ],
      },
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
      to: { path: [test, '^apps/[^/]+/test/', '^(tools|e2e|bench|cluster)/'] },
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
      name: 'client-knows-no-subject',
      comment: 'It sends any call, so of the contract it knows how calls travel and end.',
      severity: 'error',
      from: { path: client, pathNot: test },
      to: {
        pathNot: [
          client,
          `${contract}(call\\.ts$|(analytics|envelope|results)/)`,
          '^node_modules/(@types/)?(react|valibot)/',
        ],
      },
    },
    {
      name: 'ui-knows-no-insurance',
      severity: 'error',
      from: { path: ui, pathNot: test },
      to: { pathNot: [ui, '^node_modules/(@types/)?(react|lucide|uqr)/'] },
    },
    {
      name: 'packages-know-no-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'service-draws-nothing',
      comment: 'What site and desk share is for browsers.',
      severity: 'error',
      from: { path: [server, demoCore] },
      to: { path: [client, ui] },
    },
    {
      name: 'apps-are-strangers',
      comment: 'Site, desk and service meet in packages only.',
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
      name: 'server-migrations-stand-alone',
      comment: 'A step that has landed must not change with the code around it.',
      severity: 'error',
      from: { path: `${server}migrations/` },
      to: { path: server, pathNot: `${server}migrations/` },
    },
    {
      name: 'server-demo-stands-on-domains',
      severity: 'error',
      from: { path: `${server}demo/`, pathNot: test },
      to: { path: server, pathNot: `${server}(demo|domains|platform)/` },
    },
    {
      name: 'server-domains-are-declared',
      comment: 'A new subject says above whom it asks.',
      severity: 'error',
      from: { path: `${domains}[^/]+/`, pathNot: `${domains}(${Object.keys(mayAsk).join('|')})/` },
      to: {},
    },
    ...asDeclared,
    {
      name: 'server-domains-know-no-http',
      comment: 'A handler gets a checked value and answers a value.',
      severity: 'error',
      from: { path: domains, pathNot: test },
      to: { path: `${server}(http|migrations|commands|metrics)/` },
    },
    {
      name: 'server-rules-are-pure',
      comment:
        'What is decided needs neither database nor services, so that it is tried without them.',
      severity: 'error',
      from: { path: `${domains}[^/]+/rules/`, pathNot: test },
      to: { path: [`${domains}(?:list-)?services\\.ts$`, '^node_modules/(kysely|pg)/'] },
    },
    ...belowCalls,
    {
      name: 'server-import-engine-knows-no-subject',
      comment: 'How rows are read and stored is the same for all; what they mean, a subject says.',
      severity: 'error',
      from: { path: `${server}imports/`, pathNot: test },
      to: { path: server, pathNot: `${server}(imports|platform)/` },
    },
    {
      name: 'server-http-knows-no-storage',
      comment: 'Routes call handlers, which know the storage.',
      severity: 'error',
      from: { path: `${server}http/`, pathNot: test },
      to: { path: [`${domains}[^/]+/(store|import)/`, `${server}migrations/`] },
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
          `${server}routes/demo-`,
          `${server}commands/import\\.ts$`,
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
      to: {
        path: `${server}(?:domains/list-services|platform/database/replicas/replica-db)\\.ts$`,
      },
    },

    {
      name: 'web-kit-knows-no-insurance',
      severity: 'error',
      from: { path: `${web}kit/` },
      to: { path: [contract, client, web], pathNot: `${web}(kit|styles)/` },
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
        'All may use verification/, lookups/, documents/, places/ and banking/, which know none of them.',
      severity: 'error',
      from: { path: webFeature },
      to: {
        path: webFeature,
        pathNot: [`${web}$1/`, `${web}(verification|lookups|documents|places|banking)/`],
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
      to: { path: [contract, client, desk], pathNot: `${desk}(kit|styles)/` },
    },
    {
      name: 'desk-client-shows-nothing',
      severity: 'error',
      from: { path: `${desk}client/` },
      to: { path: [desk, ui], pathNot: `${desk}client/` },
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
      // Who a customer is stands beside whatever they talk about.
      to: { path: deskFeature, pathNot: `${desk}($1|places|customers/beside)/` },
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
