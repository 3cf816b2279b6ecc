import { type InferInput, parse } from 'valibot'
import told from '../../demo/cars.json' with { type: 'json' }
import { carFacts, carOf, type DemoCar } from './car.ts'

const entries = Object.entries(told).map(
  ([name, facts]) => [name, carOf(parse(carFacts, facts))] as const,
)
const byName: ReadonlyMap<string, DemoCar> = new Map(entries)

/** The cars of `people`, by the same names. */
export const cars = Object.fromEntries(entries) as Record<keyof typeof told, DemoCar>

/** Which car a row means: one of `cars` by name, or one that is told there. */
export function namedCar(facts: string | InferInput<typeof carFacts>): DemoCar {
  if (typeof facts !== 'string') return carOf(facts)
  const known = byName.get(facts)
  if (known === undefined) throw new Error(`cars.json has no ${facts}`)
  return known
}
