import type { FastifyInstance } from 'fastify'

/** What the button of a plain page sends; everywhere else a form is refused. */
export function acceptEmptyForms(scope: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: 64 } as const
  scope.addContentTypeParser('application/x-www-form-urlencoded', options, async () => undefined)
}
