import type { ResponseOf } from '@ecenter/contract/call.ts'
import type { verifyFile } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { FileQuestionMark, FileX } from 'lucide'
import type { ReactNode } from 'react'
import { Arrival } from '../../documents/Arrival.tsx'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { ResultState } from '../../kit/layout/ResultState.tsx'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { GenuineVerdict } from './GenuineVerdict.tsx'

interface VerdictProps {
  readonly verified: ResponseOf<typeof verifyFile>
  /** Not by the file itself. */
  readonly isByCode?: boolean
  readonly onAgain: () => void
}

/** What a check found, and what follows from it. */
export function Verdict({ verified: { verdict, facts }, isByCode = false, onAgain }: VerdictProps) {
  const again = (
    <Button variant="secondary" isBlock onClick={onAgain}>
      再查一份
    </Button>
  )
  if (verdict === 'genuine' && facts !== undefined) {
    return (
      <Arrival>
        <GenuineVerdict facts={facts} isByCode={isByCode}>
          {again}
        </GenuineVerdict>
      </Arrival>
    )
  }
  const Doubtful = verdict === 'altered' ? AlteredVerdict : UnknownVerdict
  return (
    <Arrival>
      <Doubtful>
        <ButtonLink href={hotlineUrl} isBlock>
          拨打 {brand.hotline} 核实
        </ButtonLink>
        {again}
      </Doubtful>
    </Arrival>
  )
}

function AlteredVerdict({ children }: { readonly children: ReactNode }) {
  return (
    <ResultState tone="error" icon={FileX} title="文件被改动过" actions={children}>
      文件带有我们的签名，但内容和签发时不一致。
      <br />
      请不要相信它的内容，并来电核实。
    </ResultState>
  )
}

const whyUnknown = {
  title: '可能的原因',
  items: [
    '文件是截图、扫描件，或者转存时被重新生成。请用下载或邮件收到的原始文件。',
    '二维码没有扫完整，或者不是保单上印的。',
    '文件不是由我们签发的，请谨慎对待。',
  ],
}

function UnknownVerdict({ children }: { readonly children: ReactNode }) {
  return (
    <ResultState
      tone="empty"
      icon={FileQuestionMark}
      title="没有签发记录"
      actions={children}
      tips={whyUnknown}
    >
      我们的签发记录里没有这份文件，
      <br />
      所以不能证明它是真的。
    </ResultState>
  )
}
