import { queryAppeal } from '@ecenter/contract/appeals/appeal.ts'
import { demoAppeals } from '../appeals/demo-appeals.ts'
import { entry, type IdentityToTry } from './identity.ts'

/** Cases by their number and phone, once a code to that phone was typed. */
export function appealsToTry(today: string): IdentityToTry[] {
  const appeals = demoAppeals(today)
  const [first, second] = appeals
  const strangers = { caseNo: first?.caseNo ?? '', phoneNumber: second?.phoneNumber ?? '' }
  return [
    ...appeals.map(({ caseNo, phoneNumber, shows }) =>
      entry(queryAppeal, { caseNo, phoneNumber }, shows),
    ),
    entry(queryAppeal, strangers, 'number and phone that do not belong together: nothing found'),
  ]
}
