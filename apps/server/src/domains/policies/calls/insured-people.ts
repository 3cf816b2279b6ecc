import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import type {
  insuredPeople,
  InsuredPerson as Row,
} from '@ecenter/contract/policies/policies-of-people.ts'
import { idNumber } from '@ecenter/contract/rules/people/id-number.ts'
import { nameOf } from '@ecenter/contract/rules/people/name.ts'
import { safeParse } from 'valibot'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { nextPageOf } from '../../../platform/lists/list-page.ts'
import { maskIdNumber } from '../../../platform/mask/mask.ts'
import type { PoliciesServices } from '../policies-services.ts'
import {
  type PeopleFound,
  type PersonSought,
  readInsuredPeople,
} from '../store/insured-person.repository.ts'
import { readPolicy } from '../store/policy.repository.ts'

const name = nameOf('姓名')

export function answerInsuredPeople(services: PoliciesServices): Handler<typeof insuredPeople> {
  return async ({ search, page }, visitor) => {
    const policy = await readPolicy(services, visitor.grant)
    const { people, total } = await readInsuredPeople(services, policy, {
      sought: search === undefined ? undefined : soughtBy(search),
      skip: (page - 1) * rowsPerPage,
      take: rowsPerPage,
    })
    await services.audit.record({
      event: 'policy-read',
      ...askedBy(visitor),
      ...about(policy.ref),
      outcome: `people ${people.length}`,
    })
    return { people: people.map(rowOf), total, nextPage: nextPageOf(page, total) }
  }
}

/** What somebody types is judged as the forms judge it: one spelling, no spaces, capital letters. */
function soughtBy(search: string): PersonSought {
  const asIdNumber = safeParse(idNumber, search)
  if (asIdNumber.success) return { idNumber: asIdNumber.output }
  const asName = safeParse(name, search)
  if (asName.success) return { name: asName.output }
  throw fieldRefused('search', '请填写完整的姓名或证件号码')
}

function rowOf({ idNumber, mobile: _mobile, ...open }: PeopleFound['people'][number]): Row {
  return { ...open, maskedIdNumber: maskIdNumber(idNumber) }
}
