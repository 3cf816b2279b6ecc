import type { Employee } from '../../domains/promotions/store/employee.repository.ts'

/** Synthetic names, one for a number; the last has left. */
const names: readonly (readonly [name: string, comCode: string])[] = [
  ['王雅宁', '11000000'],
  ['李承志', '11000000'],
  ['赵明月', '11000000'],
  ['陈思远', '31000000'],
  ['周文静', '31000000'],
  ['吴浩然', '44010000'],
  ['郑可心', '44010000'],
  ['冯立群', '44030000'],
  ['褚云帆', '33010000'],
  ['卫青禾', '32010000'],
  ['蒋书瑶', '42010000'],
  ['沈一鸣', '51010000'],
  ['韩乐天', '61010000'],
  ['杨知秋', '12000000'],
]

/** Who recommends the demo insurer: `E1001` and on. */
export function demoEmployees(): Employee[] {
  return names.map(([name, comCode], at) => ({
    employeeNo: `E${1001 + at}`,
    name,
    comCode,
    isActive: at < names.length - 1,
  }))
}
