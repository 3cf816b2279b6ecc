import type { PolicyDetail } from '@ecenter/contract/policies/policy.ts'
import { FileText, ShieldCheck } from 'lucide'
import { useState } from 'react'
import { useDocumentCheck } from '../../documents/use-document-check.ts'
import { ActionBar } from '../../kit/buttons/ActionBar.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { NavRow } from '../../kit/lists/NavRow.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import styles from './ElectronicPolicyBar.module.css'

/** Opens the document; with several policies it asks whose, and says why one has none. */
export function ElectronicPolicyBar({ policies }: { readonly policies: readonly PolicyDetail[] }) {
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <ActionBar label="电子保单">
      <Button onClick={() => setIsChoosing(true)}>查看电子保单</Button>
      <Sheet title="选择保单" isOpen={isChoosing} onClose={() => setIsChoosing(false)}>
        {policies.map((policy) => (
          <DocumentRow key={policy.handle} policy={policy} />
        ))}
      </Sheet>
    </ActionBar>
  )
}

function DocumentRow({ policy: { handle, kind, productName } }: { readonly policy: PolicyDetail }) {
  const { value, failed, ask } = useDocumentCheck(handle, 'download')
  if (failed !== undefined) {
    return (
      <div className={styles.failed}>
        <NoticeBar tone="danger">{productName}：电子保单服务暂时不可用。</NoticeBar>
        <Button variant="secondary" isBlock onClick={ask}>
          再试一次
        </Button>
      </div>
    )
  }
  if (value?.isAvailable === false) {
    return (
      <NoticeBar tone="neutral">
        {productName}：{value.reason}
      </NoticeBar>
    )
  }
  return (
    <>
      <NavRow href={`#/pdf?handle=${handle}&kind=${kind}`} icon={FileText}>
        {productName}
      </NavRow>
      {kind === 'compulsory' && (
        <NavRow href={`#/pdf?handle=${handle}&paper=mark`} icon={ShieldCheck}>
          交强险标志
        </NavRow>
      )}
    </>
  )
}
