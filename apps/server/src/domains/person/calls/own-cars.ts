import type { OwnCar, OwnGroup } from '@ecenter/contract/person/overview.ts'
import type { Session } from '../../../platform/session/session.ts'
import { carCoverWords, coverWords } from '../../policies/rules/cover-words.ts'
import type { Coverage, Policy } from '../../policies/store/policy.ts'
import type { PersonServices } from '../person-services.ts'
import { byPlace, groupOf, groupTitles } from '../rules/own-groups.ts'
import { currentOf, ownPolicyOf, statusOfCar } from './own-policies.ts'

/** On a card stand so many covers. */
const coversOnCard = 4

/** A customer's cars, whatever plate each of them had. */
export function carsOf(
  services: PersonServices,
  session: Session,
  policies: readonly Policy[],
  coverages: ReadonlyMap<string, Coverage[]>,
): OwnCar[] {
  const ofCars = policies.filter(({ vehicle }) => vehicle !== undefined)
  return groupedBy(ofCars, ({ carKey }) => carKey?.toString('hex')).flatMap(([, ofCar]) => {
    const current = currentOf(ofCar, services.clock.now())
    const [first] = current
    if (first === undefined) return []
    const covers = current.flatMap(({ ref }) => coverages.get(ref.id) ?? [])
    return {
      handle: services.grants.handleOf(session, first.ref),
      plate: first.vehicle?.licenseNo,
      brandModel: first.vehicle?.brandModel ?? '',
      ...statusOfCar(services, current),
      covers: carCoverWords(covers).slice(0, coversOnCard),
      policies: current.map((policy) => ownPolicyOf(services, session, policy)),
    }
  })
}

/** Everything else, by what it is about. */
export function groupsOf(
  services: PersonServices,
  session: Session,
  policies: readonly Policy[],
  coverages: ReadonlyMap<string, Coverage[]>,
): OwnGroup[] {
  const others = policies.filter(({ vehicle }) => vehicle === undefined)
  const groups = groupedBy(others, ({ kind }) => groupOf(kind))
  return groups
    .sort(([one], [other]) => byPlace(one, other))
    .map(([group, ofGroup]) => {
      const current = currentOf(ofGroup, services.clock.now())
      const names = [...new Set(current.map(({ insured }) => insured.name))]
      return {
        group,
        title: groupTitles[group],
        sub: names.join('、'),
        covers: coverWords(coverages.get(current[0]?.ref.id ?? '') ?? []).slice(0, coversOnCard),
        policies: ofGroup.map((policy) => ownPolicyOf(services, session, policy)),
      }
    })
}

/** In the order in which each key comes first. */
function groupedBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): [Key, Item[]][] {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return [...groups]
}
