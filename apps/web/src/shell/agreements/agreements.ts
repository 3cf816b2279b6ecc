import { noticeInForce } from '@ecenter/contract/constants/notice-in-force.ts'

/** The texts that forms link to; their words stand beside them in `agreement-texts.ts` and `privacy.ts`. */
export const agreements = {
  privacy: { title: '个人信息处理规则', version: noticeInForce, since: '2026-11-20' },
  service: { title: '自助服务协议', version: '2026-11', since: '2026-11-20' },
  guardian: { title: '监护人同意书', version: '2026-11', since: '2026-11-20' },
  'e-document': { title: '电子单证使用同意书', version: '2026-11', since: '2026-11-20' },
  'refund-data': { title: '退款与银行信息授权书', version: '2026-11', since: '2026-11-20' },
} as const satisfies Readonly<Record<string, Agreement>>

export type AgreementName = keyof typeof agreements

export interface Agreement {
  readonly title: string
  /** A new wording gets a new version, and consent is asked for anew. */
  readonly version: string
  /** The day from which this version holds. */
  readonly since: string
}
