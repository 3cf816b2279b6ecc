import { pageParameter } from '../shell/location.ts'
import { CodeVerification } from './verifying/CodeVerification.tsx'
import { FileVerification } from './verifying/FileVerification.tsx'

/** Anyone checks a policy's document: by the code that its QR carries, or by the file itself. */
export function VerifyPage() {
  const code = pageParameter('code')
  return code === undefined ? <FileVerification /> : <CodeVerification code={code} />
}
