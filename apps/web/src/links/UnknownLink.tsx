import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { Unlink } from 'lucide'
import type { Failed } from '../client/outcome.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { ResultState } from '../kit/ResultState.tsx'
import { brand, hotlineUrl } from '../shell/brand.ts'

/** A link that nobody sent, one that was cut off, and too many of them are one answer. */
export function UnknownLink() {
  return (
    <ResultState
      tone="empty"
      icon={Unlink}
      title="没有找到这个链接"
      actions={
        <ButtonLink href={hotlineUrl} isBlock>
          拨打 {brand.hotline}
        </ButtonLink>
      }
      tips={{
        title: '可能的原因',
        items: [
          '链接没有复制完整，请直接点短信里的链接。',
          '短信不是我们发的。请勿在别处填写银行卡号。',
          '多次打开不存在的链接，请过一小时再试。',
        ],
      }}
    >
      请回到短信里，重新点开链接。
    </ResultState>
  )
}

export function isUnknownLink(failed: Failed | undefined): boolean {
  const { nothingFound, fieldRefused } = resultCodes
  return (
    failed?.kind === 'refused' && (failed.code === nothingFound || failed.code === fieldRefused)
  )
}
