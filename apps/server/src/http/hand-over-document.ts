import type { Services } from '../domains/services.ts'
import { about } from '../platform/audit/audit-fact.ts'
import type { FileAnswer } from '../platform/calls/handler.ts'
import { behindLink, spendLink } from '../platform/links/one-use-links.ts'
import { linkedFilesOf } from './linked-files-of.ts'

/**
 * The file that a link leads to, for the one who spends it; undefined where nothing is to be had. It
 * is fetched before the link is spent, so a link that failed still leads to it.
 */
export async function handOverDocument(
  services: Services,
  token: string,
  address: string,
): Promise<FileAnswer | undefined> {
  const link = await behindLink(services, token)
  if (link === undefined) return undefined
  const { file, trace } = await linkedFilesOf(services, link).fetch(link)
  return services.audit.inTransaction(async (db, record) => {
    if (!(await spendLink({ ...services, db }, token))) return undefined
    record({ ...trace, address, ...about(link.object) })
    return file
  })
}
