import { verifyCode } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { useCall } from '../client/use-call.ts'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { Loading } from '../kit/progress/Loading.tsx'
import { SkeletonCards } from '../kit/progress/Skeleton.tsx'
import { navigate, pageParameter } from '../shell/location.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { FileVerification } from './verifying/FileVerification.tsx'
import { Verdict } from './verifying/Verdict.tsx'
import { VerificationFailed } from './verifying/VerificationFailed.tsx'

/** Anyone checks a policy's document: by the code that its QR carries, or by the file itself. */
export function VerifyPage() {
  const code = pageParameter('code')
  return code === undefined ? <FileVerification /> : <CodeVerification code={code} />
}

const filePath = '/verify'

/** What the QR of a document leads to: the answer, without a question. */
function CodeVerification({ code }: { readonly code: string }) {
  return (
    <Screen>
      <Answer code={code} />
    </Screen>
  )
}

function Answer({ code }: { readonly code: string }) {
  const { value, failed, isLoading, ask } = useCall(verifyCode, { code })
  if (failed !== undefined && !isLoading) {
    return (
      <VerificationFailed failed={failed} onRetry={ask}>
        <ButtonLink href={`#${filePath}`} variant="secondary" isBlock>
          改用文件查验
        </ButtonLink>
      </VerificationFailed>
    )
  }
  if (value === undefined) {
    return (
      <>
        <Loading text="正在查验..." />
        <SkeletonCards count={1} lines={5} />
      </>
    )
  }
  return <Verdict verified={value} isByCode onAgain={() => navigate(filePath)} />
}
