import { closeRenewal, type Renewal } from '../client/renewal.ts'
import { renewalPurpose } from '../client/renewal-purpose.ts'
import { PhoneOnFileSheet } from '../verification/PhoneOnFileSheet.tsx'

/** Renews an expired proof over the page that needs it; then what was asked for goes on. */
export function RenewalSheet({ renewal }: { readonly renewal: Renewal }) {
  const { call, handle, goOn } = renewal
  return (
    <PhoneOnFileSheet
      handle={handle}
      purpose={renewalPurpose(call)}
      notice="验证已过期。重新验证后继续办理，您填写的内容还在。"
      isOpen
      onClose={closeRenewal}
      onProven={() => {
        closeRenewal()
        goOn()
      }}
    />
  )
}
