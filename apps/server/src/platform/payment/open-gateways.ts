import type { Settings } from '../config/settings.ts'
import { siteOrigin } from '../config/site-origin.ts'
import { type GuardServices, guardGateway } from './circuit.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { wechatPay } from './wechat/wechat-pay.ts'

type GatewaySettings = Pick<Settings, 'payment' | 'publicOrigin' | 'host' | 'port'>

/**
 * The gateways that the settings name, WeChat first, each behind its circuits. Their notices arrive at
 * `/notify/<method>`.
 */
export async function openGateways(
  settings: GatewaySettings,
  services: GuardServices,
): Promise<readonly PaymentGateway[]> {
  const { payment } = settings
  const { clock } = services
  const notifyUrl = (method: PaymentGateway['method']) => `${siteOrigin(settings)}/notify/${method}`
  const gateways: PaymentGateway[] = []
  if (payment.wechatPay !== undefined) {
    const knowsOpenIds = payment.wechatAccount !== undefined
    const given = { settings: payment.wechatPay, clock, notifyUrl: notifyUrl('wechat') }
    gateways.push(wechatPay({ ...given, knowsOpenIds }))
  }
  if (payment.alipay !== undefined) {
    // Its client is large; only who takes money by it loads it.
    const { alipay } = await import('./alipay/alipay.ts')
    gateways.push(alipay({ settings: payment.alipay, clock, notifyUrl: notifyUrl('alipay') }))
  }
  return gateways.map((gateway) => guardGateway(gateway, services))
}
