import type { ResponseOf } from '@ecenter/contract/call.ts'
import type { verifyFile } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import type { PolicyStatus } from '@ecenter/contract/policies/policy-summary.ts'
import { Badge, type BadgeTone } from '@ecenter/ui/Badge.tsx'
import { BadgeCheck, FileQuestionMark, FileX, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Arrival } from '../../documents/Arrival.tsx'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { ResultState } from '../../kit/layout/ResultState.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { papers } from '../policy-documents.ts'
import { chinaMinute } from './china-minute.ts'

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

type Facts = NonNullable<ResponseOf<typeof verifyFile>['facts']>

interface GenuineVerdictProps {
  readonly facts: Facts
  /** A code tells what was issued; whether a paper still says the same, only its reader sees. */
  readonly isByCode: boolean
  readonly children: ReactNode
}

/** The document is ours; whether it still covers anything is another matter, and is said as clearly. */
function GenuineVerdict({ facts, isByCode, children }: GenuineVerdictProps) {
  const { title, tone, status, warning } = looks[facts.status]
  return (
    <>
      <ResultState tone="success" icon={BadgeCheck} title={title(facts)}>
        由{facts.signedBy}签发，
        <br />
        {isByCode ? '请核对手里的文件和下面的信息是否一致。' : '签发以后没有被改动。'}
      </ResultState>
      {warning && (
        <NoticeBar tone="warning" icon={TriangleAlert}>
          {warning(facts)}
        </NoticeBar>
      )}
      {!facts.isNewest && (
        <NoticeBar tone="warning" icon={TriangleAlert}>
          这份文件不是最新版本：签发以后，保单又有过变更。请向投保人索取新的电子保单。
        </NoticeBar>
      )}
      <Card title="保单信息" aside={<Badge tone={tone}>{status}</Badge>}>
        <Rows isStacked>
          <Row label="文件">{papers[facts.paper].name}</Row>
          {facts.maskedEndorsementNo !== undefined && (
            <Row label="批单号" isNumber>
              {facts.maskedEndorsementNo}
            </Row>
          )}
          <Row label="保险">{facts.productName}</Row>
          <Row label="保单号" isNumber>
            {facts.maskedPolicyNo}
          </Row>
          <Row label="被保险人">{facts.maskedInsuredName}</Row>
          {facts.maskedPlate !== undefined && (
            <Row label="车牌号" isNumber>
              {facts.maskedPlate}
            </Row>
          )}
          <Row label="保险期间">
            <span className="num">
              {facts.startDate} {facts.startTime}
            </span>{' '}
            至 <span className="num">{facts.endDate}</span>
          </Row>
          <Row label="签发单位">{facts.signedBy}</Row>
          <Row label="签发时间" isNumber>
            {chinaMinute(facts.signedAt)}
          </Row>
        </Rows>
      </Card>
      {children}
    </>
  )
}

interface Look {
  readonly title: (facts: Facts) => string
  readonly tone: BadgeTone
  readonly status: string
  /** When the document is genuine and yet covers nothing today. */
  readonly warning?: (facts: Facts) => string
}

const looks: Record<PolicyStatus, Look> = {
  'in-force': {
    title: ({ paper }) => (paper === 'endorsement' ? '批单真实有效' : '保单真实有效'),
    tone: 'success',
    status: '保障中',
  },
  'not-started': {
    title: () => '真实，尚未生效',
    tone: 'info',
    status: '未生效',
    warning: ({ startDate, startTime = '00:00' }) =>
      `保障从 ${startDate} ${startTime} 开始，现在还没有生效。`,
  },
  expired: {
    title: () => '真实，但已到期',
    tone: 'neutral',
    status: '已到期',
    warning: ({ endDate }) => `保障已在 ${endDate} 结束，现在没有保障。`,
  },
  cancelled: {
    title: () => '真实，但已退保',
    tone: 'neutral',
    status: '已退保',
    warning: () => '这份保单已经退保，现在没有保障。',
  },
}
