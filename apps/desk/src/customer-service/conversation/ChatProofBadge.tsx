import type { ChatProof } from '@ecenter/contract/customer-service/desk/chat-shown.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'

const wayNames: Readonly<Record<ChatProof['by'], string>> = {
  sms: '短信已验证',
  passkey: '通行密钥已验证',
  app: '从应用登录',
}

/** Whether the customer has proven who they are, in the browser that talks. */
export function ChatProofBadge({ proof }: { readonly proof: ChatProof | undefined }) {
  if (proof === undefined) return <Badge tone="warning">未验证</Badge>
  const { by, until, isPart } = proof
  return (
    <Badge tone="success">{`${wayNames[by]}${isPart ? '（一部分）' : ''} 至 ${until.slice(-5)}`}</Badge>
  )
}
