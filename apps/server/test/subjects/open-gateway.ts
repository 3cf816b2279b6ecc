import type { PaymentMethod } from '@ecenter/contract/orders/order.ts'
import { readSettings } from '../../src/platform/config/settings.ts'
import { openGateways } from '../../src/platform/payment/open-gateways.ts'
import type { PaymentGateway } from '../../src/platform/payment/payment-gateway.ts'
import { silentLog } from '../fakes/silent-log.ts'
import type { TestClock } from '../test-clock.ts'

/** The gateway that a service with these settings has, on a public address. */
export async function openGateway(
  method: PaymentMethod,
  env: NodeJS.ProcessEnv,
  clock: TestClock,
): Promise<PaymentGateway> {
  const settings = readSettings(
    { ECENTER_MODE: 'demo', PUBLIC_ORIGIN: 'https://self.insurer.example', ...env },
    '/',
  )
  const gateways = await openGateways(settings, { clock, log: silentLog })
  const gateway = gateways.find((one) => one.method === method)
  if (gateway === undefined) throw new Error(`no gateway for ${method}`)
  return gateway
}
