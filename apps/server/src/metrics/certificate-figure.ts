import { Gauge, type Registry } from 'prom-client'
import type { Services } from '../domains/services.ts'
import { daysLeft } from '../platform/signing/days-left.ts'

/** How long documents can still be signed. */
export function addCertificateFigure(
  registry: Registry,
  { signer, clock }: Pick<Services, 'signer' | 'clock'>,
): void {
  const days = new Gauge({
    name: 'ecenter_certificate_days_left',
    help: 'Whole days that the certificate which signs documents is still good for',
    registers: [registry],
    aggregator: 'min',
    collect() {
      days.set(daysLeft(signer, clock.now()))
    },
  })
}
