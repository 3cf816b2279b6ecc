import { createHash } from 'node:crypto'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure, uploadRefused } from '../../platform/calls/failure.ts'
import { ipOf, networksOf } from '../admission/network-of.ts'
import { whenOver } from '../admission/when-over.ts'
import { checkWrong } from '../envelope.ts'
import { MemoryFull, uploadMemory } from './upload-memory.ts'
import { UploadedForm } from './uploaded-form.ts'

const megabyte = 1024 * 1024

/** What one form may carry: a file and the few texts beside it. */
export const uploadLimits = {
  fileSize: 10 * megabyte,
  files: 1,
  fields: 4,
  parts: 5,
  fieldSize: 64 * 1024,
  headerPairs: 16,
}

/** A form is longer than its parts by boundaries and part headers. */
const formBytesAtMost = uploadLimits.fileSize + megabyte

/** Forms with a file come to uploads; the plugin alone would take them at every address. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: uploadLimits })
  app.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart() || request.is404 || request.routeOptions.config.isUpload) return
    return reply.code(415).send()
  })
}

/**
 * Reads the form of an upload into the body of its request, in memory alone: its file as bytes, its
 * texts as they are. It runs before a call takes its place in the house (`guard-transport.ts`), so
 * half-sent forms hold nobody up. What is refused, above all whoever `admit` refuses, is answered at
 * once; the rest of it is let go by.
 */
export function uploadReader() {
  const memory = uploadMemory()

  return (admit: (request: FastifyRequest) => Promise<void>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      if (!request.isMultipart()) return reply.code(415).send()
      await admit(request)
      const [network = '', wider] = networksOf(ipOf(request))
      const own = memory.heldFor(network, wider)
      whenOver(reply, own.free)
      try {
        request.body = await formOf(request, own.hold)
      } catch (error) {
        request.raw.unpipe()
        request.raw.resume()
        if (error instanceof MemoryFull) return reply.code(503).header('retry-after', '2').send()
        throw refusalOf(request, error)
      }
    }
}

async function formOf(
  request: FastifyRequest,
  hold: (bytes: number) => void,
): Promise<UploadedForm> {
  if (Number(request.headers['content-length']) > formBytesAtMost) throw tooLarge()
  const fields: Record<string, unknown> = {}
  const parts: string[] = []
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const { bytes, sha256 } = await fileOf(part, hold)
      fields[part.fieldname] = bytes
      parts.push(part.fieldname, sha256)
    } else if (part.valueTruncated) throw checkWrong()
    else {
      fields[part.fieldname] = part.value
      parts.push(part.fieldname, String(part.value))
    }
  }
  if (fields.file === undefined) throw uploadRefused('请选择要上传的文件。')
  return new UploadedForm(fields, JSON.stringify(parts))
}

/** Hashed as it comes, so that nobody waits for ten megabytes at once. */
async function fileOf({ file }: MultipartFile, hold: (bytes: number) => void) {
  // Left to itself, the file would end only when all of it has come.
  file.once('limit', () => file.destroy(tooLarge()))
  const hash = createHash('sha256')
  const chunks: Buffer[] = []
  for await (const chunk of file) {
    hold(chunk.length)
    hash.update(chunk)
    chunks.push(chunk)
  }
  return { bytes: Buffer.concat(chunks), sha256: hash.digest('hex') }
}

function refusalOf({ server }: FastifyRequest, error: unknown): Failure {
  if (error instanceof Failure) return error
  const { FilesLimitError, RequestFileTooLargeError } = server.multipartErrors
  if (error instanceof FilesLimitError) return uploadRefused('一次只能上传一个文件。')
  if (error instanceof RequestFileTooLargeError) return tooLarge()
  // A form that no page of ours sends: cut, flooded, or without its boundary.
  return checkWrong()
}

function tooLarge(): Failure {
  return uploadRefused('文件超过 10 MB，请换一个小一些的文件。')
}
