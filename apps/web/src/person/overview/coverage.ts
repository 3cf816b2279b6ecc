import type { Overview } from '@ecenter/contract/person/overview.ts'

interface Thing {
  readonly key: 'car' | 'family' | 'home'
  readonly name: string
  readonly isCovered: boolean
  /** How it stands, in two or three words. */
  readonly text: string
}

type Things = Pick<Overview, 'cars' | 'groups'>

/** How car, family and home stand. */
export function coverageOf({ cars, groups }: Things): readonly [Thing, Thing, Thing] {
  const covered = cars.filter(({ status }) => status === 'in-force')
  const family = policiesInForce({ groups }, 'family')
  const homes = policiesInForce({ groups }, 'home')
  const people = new Set(family.map(({ insuredName }) => insuredName)).size
  return [
    {
      key: 'car',
      name: '车',
      isCovered: covered.length > 0,
      text: carText(cars.length, covered.length),
    },
    {
      key: 'family',
      name: '家人',
      isCovered: people > 0,
      text: people > 0 ? `${people} 人` : '没有',
    },
    {
      key: 'home',
      name: '家',
      isCovered: homes.length > 0,
      text: homes.length > 0 ? '保障中' : '没有',
    },
  ]
}

function carText(all: number, covered: number): string {
  if (covered === 0) return all === 0 ? '没有' : '已到期'
  return covered === 1 ? '保障中' : `${covered} 辆`
}

function policiesInForce({ groups }: Pick<Things, 'groups'>, wanted: string) {
  return groups
    .filter(({ group }) => group === wanted)
    .flatMap(({ policies }) => policies)
    .filter(({ status }) => status === 'in-force')
}

/** 车和家人有保障，家还没有. */
export function coverageSentence(things: readonly Thing[]): string {
  const names = (isCovered: boolean) =>
    listed(things.filter((thing) => thing.isCovered === isCovered).map(({ name }) => name))
  const [covered, open] = [names(true), names(false)]
  if (covered === '') return '现在没有正在保障的保单'
  return open === '' ? `${covered}都有保障` : `${covered}有保障，${open}还没有`
}

/** 车、家人和家. */
function listed(names: readonly string[]): string {
  return [names.slice(0, -1).join('、'), ...names.slice(-1)].filter(Boolean).join('和')
}

/** How many policies there are, and how many of them run. */
export function countsOf({ cars, groups, morePolicies }: Overview): {
  readonly all: number
  readonly running: number
} {
  const shown = [...cars, ...groups].flatMap(({ policies }) => policies)
  return {
    all: shown.length + morePolicies,
    running: shown.filter(({ status }) => status === 'in-force').length,
  }
}
