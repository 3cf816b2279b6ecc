import { nothingFound } from '../../../platform/calls/failure.ts'
import type { Visitor } from '../../../platform/calls/handler.ts'
import type { Services } from '../../services.ts'
import { shortLinkBehind } from '../store/short-link.repository.ts'
import type { ShortLink } from '../store/short-link.ts'

/** The link with this code; one that nobody sent and too many of those are one answer (1007). */
export async function findShortLink(
  services: Services,
  { session, address }: Pick<Visitor, 'session' | 'address'>,
  code: string,
): Promise<ShortLink> {
  const found = await services.limits.guess(
    [
      { rule: 'failedShortLinksBySession', key: session.id },
      { rule: 'failedShortLinksByAddress', key: address },
    ],
    () => shortLinkBehind(services, code),
    (link) => link !== undefined,
  )
  if (found === undefined) throw nothingFound()
  return found
}
