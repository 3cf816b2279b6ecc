import { LinkTabs } from '../kit/LinkTabs.tsx'

const tabs = [
  { label: '车险', href: '#/policy-query' },
  { label: '其他保险', href: '#/policy-query-property' },
] as const

/** The doors to a policy, as one place with tabs. */
export function PolicyQueryTabs({ current }: { readonly current: (typeof tabs)[number]['href'] }) {
  return <LinkTabs label="保单种类" tabs={tabs} current={current} />
}
