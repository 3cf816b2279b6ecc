import { LinkTabs } from '../kit/tabs/LinkTabs.tsx'

const tabs = [
  { label: '谁看过', href: '#/me/access' },
  { label: '记住的设备', href: '#/me/devices' },
] as const

/** The sister screens of 设备和隐私. */
export function PrivacyTabs({ current }: { readonly current: (typeof tabs)[number]['href'] }) {
  return <LinkTabs label="设备和隐私" tabs={tabs} current={current} />
}
