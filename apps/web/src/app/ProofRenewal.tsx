import { closeRenewal, type Renewal } from '../client/renewal/renewal.ts'
import { renewalHref } from '../client/renewal/renewal-href.ts'
import { renewalPurpose } from '../client/renewal/renewal-purpose.ts'
import { Dialog } from '../kit/overlays/Dialog.tsx'
import { Sheet } from '../kit/overlays/Sheet.tsx'
import { FoundNoMore } from '../verification/FoundNoMore.tsx'
import { PhoneOnFileSheet } from '../verification/PhoneOnFileSheet.tsx'

/**
 * Over the page that needs a proof: one tap keeps it alive, and when it has expired a code renews it.
 * Then what was interrupted goes on.
 */
export function ProofRenewal({ renewal }: { readonly renewal: Renewal }) {
  function handleGoOn() {
    closeRenewal()
    renewal.goOn()
  }

  switch (renewal.kind) {
    case 'ending':
      return (
        <Dialog
          isOpen
          onClose={closeRenewal}
          actions={[{ label: '继续查看', onPress: handleGoOn }]}
        >
          您有一段时间没有操作，验证即将过期。现在继续，就不用重新验证。
        </Dialog>
      )
    case 'expired': {
      const purpose = renewalPurpose(renewal.call)
      const queryHref = renewalHref(renewal.call)
      if (purpose === undefined) {
        return (
          <Sheet title="需要重新查询" isOpen onClose={closeRenewal}>
            <FoundNoMore queryHref={queryHref} />
          </Sheet>
        )
      }
      return (
        <PhoneOnFileSheet
          handle={renewal.handle}
          purpose={purpose}
          queryHref={queryHref}
          notice="验证已过期。重新验证后继续办理，您填写的内容还在。"
          isOpen
          onClose={closeRenewal}
          onProven={handleGoOn}
        />
      )
    }
  }
}
