import { CardLink } from '../kit/Card.tsx'
import { useIsLoggedIn } from './use-is-logged-in.ts'

/** For a customer who came logged in from an app: their policies without a form. */
export function MyPolicies() {
  if (!useIsLoggedIn()) return null
  return (
    <CardLink href="#/policy-queryResult?by=mine" title="我的保单" sub="您已登录，可以直接查看" />
  )
}
