import { updateCorrect } from '@ecenter/contract/plates/plate.ts'
import { cars } from '../../src/demo/cars.ts'
import { people } from '../../src/demo/people.ts'
import { provenPolicy } from './found-policy.ts'
import { oneAfterTheOther, type SubmissionCases } from './submission-case.ts'

/** A plate is corrected once, and no two cars have the same; each car has two policies in force. */
const toCorrect = oneAfterTheOther([
  { facts: { car: cars.rarerName, person: people.rarerName }, licenseNo: '京A9Z876' },
  { facts: { car: cars.twoCarsPetrol, person: people.twoCars }, licenseNo: '京A9Z877' },
])

export const policyCases: SubmissionCases = [
  [
    updateCorrect,
    {
      effects: ['endorsement', 'policy_lookup_key', 'visitor_grant', 'wish'],
      traces: 2,
      async ready({ visitor, service }) {
        const { facts, licenseNo = '' } = toCorrect(service) ?? {}
        return { handle: await provenPolicy(visitor, 'correct-plate', facts), licenseNo }
      },
    },
  ],
]
