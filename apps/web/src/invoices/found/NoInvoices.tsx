import { ReceiptText } from 'lucide'
import { ButtonLink } from '../../kit/Button.tsx'
import { ResultState } from '../../kit/ResultState.tsx'
import { brand, hotlineUrl } from '../../shell/brand.ts'

const reasons = {
  title: '可能的原因',
  items: [
    '刚刚付款，发票还没有申请，请过一天再查。',
    '承保时领取的是纸质发票，这里查不到。',
    '团体或单位投保的，发票开在另一份保单上。',
  ],
}

/** The policy is known; it has no electronic invoice. */
export function NoInvoices({ queryHref }: { readonly queryHref: string }) {
  return (
    <ResultState
      tone="empty"
      icon={ReceiptText}
      title="没有电子发票"
      actions={
        <>
          <ButtonLink href={queryHref} isBlock>
            重新查询
          </ButtonLink>
          <ButtonLink href={hotlineUrl} variant="secondary" isBlock>
            拨打 {brand.hotline}
          </ButtonLink>
        </>
      }
      tips={reasons}
    >
      您填写的信息没有问题，
      <br />
      只是这份保单还没有电子发票。
    </ResultState>
  )
}
