import type { ResponseOf } from '@ecenter/contract/call.ts'
import type { verifyFile } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import type { PolicyStatus } from '@ecenter/contract/policies/policy-summary.ts'
import { Badge, type BadgeTone } from '@ecenter/ui/Badge.tsx'
import { BadgeCheck, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Card } from '../../kit/layout/Card.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { ResultState } from '../../kit/layout/ResultState.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { papers } from '../policy-documents.ts'
import { chinaMinute } from './china-minute.ts'

type Facts = NonNullable<ResponseOf<typeof verifyFile>['facts']>

interface GenuineVerdictProps {
  readonly facts: Facts
  /** A code tells what was issued; whether a paper still says the same, only its reader sees. */
  readonly isByCode: boolean
  readonly children: ReactNode
}

/** The document is ours; whether it still covers anything is another matter, and is said as clearly. */
export function GenuineVerdict({ facts, isByCode, children }: GenuineVerdictProps) {
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
            <Row label="批单号">{facts.maskedEndorsementNo}</Row>
          )}
          <Row label="保险">{facts.productName}</Row>
          <Row label="保单号">{facts.maskedPolicyNo}</Row>
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
          <Row label="签发时间">{chinaMinute(facts.signedAt)}</Row>
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
