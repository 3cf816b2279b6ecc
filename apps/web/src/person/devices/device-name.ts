/** What a browser is told apart by: iPhone · 微信. */
export function deviceName(userAgent: string): string {
  return `${firstOf(machines, userAgent) ?? '设备'} · ${firstOf(programs, userAgent) ?? '浏览器'}`
}

type Names = readonly (readonly [mark: RegExp, name: string])[]

/** The more telling mark comes first: an iPad names a Mac, a HarmonyOS phone names Android. */
const machines: Names = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/OpenHarmony|HarmonyOS|HUAWEI/i, '华为手机'],
  [/Android/, '安卓手机'],
  [/Windows/, 'Windows 电脑'],
  [/Macintosh/, 'Mac'],
  [/Linux/, '电脑'],
]

const programs: Names = [
  [/MicroMessenger/i, '微信'],
  [/AlipayClient/i, '支付宝'],
  [/DingTalk/i, '钉钉'],
  [/QQ\//, 'QQ'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

function firstOf(names: Names, userAgent: string): string | undefined {
  return names.find(([mark]) => mark.test(userAgent))?.[1]
}

/** Whether a device of this name lies on a desk. */
export function isComputer(name: string): boolean {
  return /电脑|^Mac/.test(name)
}
