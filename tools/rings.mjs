/**
 * Which npm scripts make a ring of tests: phases one after the other, in each of them tracks side by
 * side, in each of those scripts one after the other. Two tracks, for two cores.
 *
 * @typedef {readonly string[]} Track
 * @typedef {readonly Track[]} Phase
 * @typedef {{ phases: readonly Phase[], env?: Record<string, string> }} Ring
 */

/** @type {Phase} */
const checks = [['check:types'], ['check:lint', 'check:boundaries', 'check:unused', 'check:sizes']]

/** @type {Phase} what needs neither database nor browser stands beside what waits for them */
const checksAndUnits = [checks.flat(), ['test:unit']]

/** @type {Readonly<Record<string, Ring>>} */
export const rings = {
  check: { phases: [checks] },
  gate: { phases: [checksAndUnits, [['test:e2e']]] },
  full: {
    phases: [checksAndUnits, [['test:e2e']], [['test:current']]],
    env: { RING: 'full' },
  },
}
