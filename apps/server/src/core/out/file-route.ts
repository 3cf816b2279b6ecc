import { is, pipe, string, uuid } from 'valibot'
import type { Services } from '../../domains/services.ts'
import { isGone } from '../../platform/files/is-gone.ts'
import { CoreProblem } from '../api/core-problem.ts'
import type { CoreRoute } from '../api/core-route.ts'

const fileId = pipe(string(), uuid())

/** The bytes of a file that an event names; no other file has an address here. */
export function fileRoute({ db, files }: Services): CoreRoute {
  return {
    method: 'GET',
    url: '/core/files/:id',
    scope: 'files:read',
    async handle({ request, reply }) {
      const { id } = Object(request.params)
      const file = is(fileId, id) ? await namedFile(id) : undefined
      if (file === undefined) throw noSuchFile()
      const bytes = await files.read({ id, customerKey: file.customer_key }).catch((error) => {
        throw isGone(error) ? noSuchFile() : error
      })
      return reply
        .type(file.media_type)
        .header('content-disposition', 'attachment')
        .send(Buffer.from(bytes))
    },
  }

  function namedFile(id: string) {
    return db
      .selectFrom('core_event_file')
      .select(['customer_key', 'media_type'])
      .where('file_id', '=', id)
      .limit(1)
      .executeTakeFirst()
  }
}

function noSuchFile(): CoreProblem {
  return new CoreProblem(404, 'not-found', 'no event names this file, or it was removed')
}
