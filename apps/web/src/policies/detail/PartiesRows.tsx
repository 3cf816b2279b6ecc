import type { PolicyParties } from '@ecenter/contract/policies/policy.ts'
import { Row } from '../../kit/lists/Rows.tsx'

/** Who took the policy out, whom it covers, and where its codes are sent. */
export function PartiesRows({ parties }: { readonly parties: PolicyParties }) {
  return (
    <>
      <Row label="投保人">{parties.applicantName}</Row>
      <Row label="被保险人">{parties.insuredName}</Row>
      <Row label="证件号码" isNumber>
        {parties.insuredMaskedIdNumber}
      </Row>
      {parties.insuredMaskedMobile !== undefined && (
        <Row label="登记手机" isNumber>
          {parties.insuredMaskedMobile}
        </Row>
      )}
    </>
  )
}
