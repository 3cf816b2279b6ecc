import { daysAfter } from '../platform/clock/clock.ts'
import { residentId } from './made-up-numbers.ts'

const surnames = [...'王李张刘陈杨黄赵吴周徐孙马朱胡郭林何高罗郑梁谢宋唐许邓冯韩曹']
const givenNames = [...'伟芳敏静磊洋勇艳杰娟涛霞刚桂平辉鑫玲波颖斌宁浩雪峰岩琳凯慧晨']
/** Birthdays from 1966 on; 37 shares no factor with them, so all of them come before any again. */
const birthdays = 14_000
const stepOfBirthdays = 37

/** The first leads, the second works, the third helps. */
const [leaders, makers, helpers] = ['方案一', '方案二', '方案三']

/** People of the works' group policy: always the same, and no two of them with one ID number. */
export function workersOf(count: number) {
  return Array.from({ length: count }, (_, at) => {
    const birthday = daysAfter('1966-01-01', (at * stepOfBirthdays) % birthdays)
    const idNumber = residentId('1201', birthday, 501 + Math.floor(at / birthdays))
    const plan = at % 9 === 0 ? leaders : at % 5 === 0 ? helpers : makers
    return { person: { name: nameAt(at), idNumber }, plan }
  })
}

/** Many share a name, as they do. */
function nameAt(at: number): string {
  const surname = surnames[at % surnames.length] ?? ''
  const rest = Math.floor(at / surnames.length)
  const given = givenNames[(at * 7) % givenNames.length] ?? ''
  const more = rest % 3 === 0 ? '' : (givenNames[(rest * 5 + at) % givenNames.length] ?? '')
  return surname + given + more
}
