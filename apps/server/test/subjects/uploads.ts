import { verifyFile } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { expect } from 'vitest'
import type { TestService } from '../test-services.ts'
import { newVisitor } from '../visitor.ts'

export const megabyte = 1024 * 1024

/** As many bytes as asked for, which begin like a PDF. */
export function pdfOf(bytes: number): Buffer {
  return Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(bytes - 5, 'x')])
}

type FormPart = readonly [disposition: string, content: string]

export const filePart: FormPart = ['name="file"; filename="a.pdf"', '%PDF-1.7']

/** A form as no page would send it; its boundary is `b`. */
export function formOf(parts: readonly FormPart[]): string {
  const sections = parts.map(
    ([disposition, content]) =>
      `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`,
  )
  return `${sections.join('')}--b--\r\n`
}

/** Whatever was sent, the next one is served, and nothing happened that was not foreseen. */
export async function expectNextIsServed(service: TestService): Promise<void> {
  await service.passTime(3601)
  const next = newVisitor(service)
  await next.open()
  const answer = await next.ask(verifyFile, { file: pdfOf(100) })
  expect(answer).toMatchObject({ code: '1' })
  expect(service.logged.filter((line) => line.includes('"msg":"failure"'))).toEqual([])
}
