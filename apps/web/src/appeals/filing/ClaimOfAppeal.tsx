import { FileText } from 'lucide'
import { NoticeBar } from '../../kit/NoticeBar.tsx'

/** Which claim the appeal is about. */
export function ClaimOfAppeal({ maskedRegistNo }: { readonly maskedRegistNo: string }) {
  return (
    <NoticeBar tone="neutral" icon={FileText}>
      针对案件 <span className="num">{maskedRegistNo}</span>
    </NoticeBar>
  )
}
