import { demoDay } from './demo/demo-marker.ts'
import { identitiesToTry } from './demo/identities-to-try.ts'
import { demoPassword, demoStaff } from './demo/staff/demo-staff.ts'
import type { Services } from './domains/services.ts'

interface Addresses {
  readonly address: string
  /** Undefined where the insurer's core has no API. */
  readonly coreAddress: string | undefined
}

/** What whoever tries it reads after the start. */
export async function whatToTry(
  { address, coreAddress }: Addresses,
  { settings, clock, db }: Services,
): Promise<string> {
  const lines = [`${settings.brand.name} 自助服务  ${address}/#/policy-query`]
  if (settings.mode === 'demo') {
    const { policies, orders } = identitiesToTry((await demoDay(db)) ?? clock.today())
    lines.push(
      `演示模式，数据都是虚构的。可以试：${JSON.stringify(policies[0]?.request)}`,
      `待支付的订单  ${address}/#/order-pay  ${JSON.stringify(orders[0]?.request)}`,
      `验证码短信  ${address}/dev/outbox`,
      `员工工作台  ${address}/desk/  账号 ${demoStaff()[0]?.account}，密码 ${demoPassword}，动态码见 ${address}/dev/staff.json`,
      `更多可试的人  ${address}/dev/demo.json`,
      `核心系统接口  ${coreAddress}/core  见 docs/integration.md；演示的核心系统  ${address}/dev/core`,
    )
  }
  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`
}
