import { demoOutlets } from '../../apps/server/src/demo/outlets/demo-outlets.ts'
import { typesIn } from '../../apps/server/src/domains/outlets/rules/outlet-types.ts'
import { numbered } from './numbered.ts'

const samplesAtMost = 5

const told = demoOutlets().map(({ id: _, types, ...outlet }, at) => {
  return { outletNo: numberOf(at + 1), ...outlet, types: typesIn(types) }
})

/** The same outlets again and again, each time of other numbers. */
export function* generatedOutlets(): Generator<object> {
  for (const [outlet, number] of numbered(told)) yield { ...outlet, outletNo: numberOf(number) }
}

/** The demo has those of these streets too, which a customer has to tell from them. */
export function sampleOutlets(): object[] {
  return told.slice(0, samplesAtMost).map((outlet) => {
    return { ...outlet, name: outlet.name.replace('路', '路第二') }
  })
}

function numberOf(number: number): string {
  return `W${String(number).padStart(6, '0')}`
}
