import type { CustomerProof, DeskCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { ButtonRow } from '../../kit/layout/PageStack.tsx'

const proofNames: Readonly<Record<CustomerProof['by'], string>> = {
  sms: '客户在网站上短信已验证',
  chat: '会话里已验证',
  facts: '电话里两项已核对',
  code: '电话里短信已验证',
}

/** How somebody has shown who they are, and until when that holds. */
export function ProofBadges({ proofs }: Pick<DeskCustomer, 'proofs'>) {
  if (proofs.length === 0) return <Badge tone="warning">未验证</Badge>
  return (
    <ButtonRow>
      {proofs.map(({ by, until, isPart }) => (
        <Badge key={`${by}/${until}`} tone={by === 'sms' ? 'info' : 'success'}>
          {`${proofNames[by]}${isPart ? '（只限核对的保单和车）' : ''}，至 ${until.slice(-5)}`}
        </Badge>
      ))}
    </ButtonRow>
  )
}
