import { picturesPath } from '@ecenter/contract/activities/announcement.ts'
import type { FastifyInstance } from 'fastify'
import { readPicture } from '../../domains/activities/calls/read-picture.ts'
import type { Services } from '../../domains/services.ts'

const pictureName = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.jpg$/

/** The pictures of announcements, from the site's own origin; another picture has another name. */
export function servePictures(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { name: string } }>(`${picturesPath}:name`, async ({ params }, reply) => {
    const [, id] = pictureName.exec(params.name) ?? []
    const bytes = id === undefined ? undefined : await readPicture(services, id)
    if (bytes === undefined) return reply.callNotFound()
    return reply
      .type('image/jpeg')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(Buffer.from(bytes))
  })
}
