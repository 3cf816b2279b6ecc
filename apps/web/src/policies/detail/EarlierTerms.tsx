import { queryPolicyLXCar } from '@ecenter/contract/policies/policy-calls.ts'
import { useCall } from '../../client/use-call.ts'
import { Card } from '../../kit/Card.tsx'
import { NavRow } from '../../kit/NavRow.tsx'

/** Earlier terms of the same car; where there are none, nothing shows. */
export function EarlierTerms({ handle }: { readonly handle: string }) {
  const { value } = useCall(queryPolicyLXCar, { handle })
  if (value === undefined || value.policyInfoList.length === 0) return null
  return (
    <Card title="往年保单" isNavList>
      {value.policyInfoList.map((policy) => (
        <NavRow
          key={policy.handle}
          href={`#/policy-carDetail?handle=${policy.handle}`}
          note={`${policy.startDate} 至 ${policy.endDate}`}
        >
          {policy.productName}
        </NavRow>
      ))}
    </Card>
  )
}
