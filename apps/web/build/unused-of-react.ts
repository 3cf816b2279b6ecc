/**
 * What of React no page of the site ever reaches: nothing is hydrated, no fragment has a ref, and
 * there is no ViewTransition, SuspenseList, Profiler, custom element, action of a form, preload,
 * nor a title, link or script among the elements. `lean-react.test.ts` looks whether that stays so.
 */

/** What a fiber's tag never is: profiler, dehydrated, list of suspense, scope, hidden, tracing, hoisted, html or head or body, view transition. */
export const unusedTags: ReadonlySet<unknown> = new Set([12, 18, 19, 21, 23, 25, 26, 27, 30])

/** Kinds of elements that are not made; React then says that it knows no such kind. */
export const unusedTypes: ReadonlySet<string> = new Set([
  'REACT_LEGACY_HIDDEN_TYPE',
  'REACT_PROFILER_TYPE',
  'REACT_SUSPENSE_LIST_TYPE',
  'REACT_VIEW_TRANSITION_TYPE',
])

/** Variables that keep what they begin with. */
export const constantVariables: Readonly<Record<string, string>> = {
  appearingViewTransitions: 'null',
  currentHoistableRoot: 'null',
  entangledTransitionTypes: 'null',
  hydrationErrors: 'null',
  hydrationParentFiber: 'null',
  inUpdateViewTransition: '!1',
  isHydrating: '!1',
  nextHydratableInstance: 'null',
  pendingTransitionTypes: 'null',
  pendingViewTransition: 'null',
  pendingViewTransitionEvents: 'null',
  rootViewTransitionNameCanceled: '!1',
  shouldStartViewTransition: '!1',
  viewTransitionMutationContext: '!1',
}

/** The same for what objects hold. */
export const constantProperties: Readonly<Record<string, string>> = {
  __reactViewTransition: 'null',
  dehydrated: 'null',
  isDehydrated: '!1',
}

/** Functions that have nothing to do, with what they return. */
export const idleFunctions: Readonly<Record<string, string>> = {
  ...named('!1', [
    'isCustomElement',
    'isFragmentInstanceParent',
    'isHostHoistableType',
    'isSingletonScope',
    'popHydrationState',
    'queueIfContinuousEvent',
  ]),
  ...named('null', [
    'claimQueuedTransitionTypes',
    'getHoistableRoot',
    'upgradeHydrationErrorsToRecoverable',
  ]),
  ...named('""', ['getStackByFiberInDevAndProd']),
  ...named('void 0', [
    // Hydration.
    'clearHydrationBoundary',
    'clearIfContinuousEvent',
    'commitActivityHydrationCallbacks',
    'commitSuspenseHydrationCallbacks',
    'hideOrUnhideDehydratedBoundary',
    'prepareToHydrateHostInstance',
    'pushMutationContext',
    'resetHydrationState',
    'retryIfBlockedOn',
    'updateDehydratedSuspenseComponent',
    // View transitions.
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'measureNestedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'trackEnterViewTransitions',
    // Refs of fragments.
    'addFragmentHandleToFiber',
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstances',
    'traverseVisibleInstancesAndTextInstances',
    // Resources and preloads.
    'insertSuspendedStylesheets',
    'preconnect',
    'prefetchDNS',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    // Actions of forms.
    'extractEvents$1',
    'mountActionState',
    'rerenderActionState',
    'startHostTransition',
    'updateActionState',
    // An indicator that this version of React does not ask for.
    'defaultOnDefaultTransitionIndicator',
  ]),
}

/** What a page would have to import for it. */
export const unusedExports = [
  'Children',
  'Profiler',
  'PureComponent',
  'ViewTransition',
  'addTransitionType',
  'cache',
  'cacheSignal',
  'cloneElement',
  'createRef',
  'hydrateRoot',
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
  'requestFormReset',
  'useActionState',
  'useFormState',
  'useFormStatus',
  'useOptimistic',
]

/** What statements of nothing else assign to. */
export const unusedTargets = new RegExp(
  `^(${[
    `exports\\.(${unusedExports.join('|')})`,
    'ReactDOMHydrationRoot\\.prototype\\.unstable_scheduleHydration',
    'ReactDOMSharedInternals\\.findDOMNode',
    '(FragmentInstance|ViewTransitionPseudoElement)\\.prototype\\.\\w+',
  ].join('|')})$`,
)

function named(result: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, result]))
}
