import type { Overview } from '@ecenter/contract/person/overview.ts'
import { endProof } from '@ecenter/contract/person/proof.ts'
import { Eye, ReceiptText, ShieldCheck, Smartphone, UsersRound } from 'lucide'
import { tellFailure } from '../../client/failures/failure-dialog.ts'
import { reloadPage } from '../../client/reload-page.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { NavRow } from '../../kit/lists/NavRow.tsx'
import { brand } from '../../shell/brand.ts'
import { useFormDrafts } from '../../state/form-drafts.ts'
import { useRecentThings } from '../../state/recent-things.ts'
import styles from './overview.module.css'

/** Who looked, which browsers are remembered, who else may look, and the way out. */
export function SelfRows({ overview }: { readonly overview: Overview }) {
  const end = useAction(endProof)

  async function leave() {
    const result = await end({ scope: 'here' })
    if (result.kind !== 'answered') return tellFailure({ call: endProof, failed: result })
    // Nothing of it is left in the page, or kept for it, for who comes next.
    useRecentThings.setState({ things: [] })
    useFormDrafts.setState({}, true)
    location.replace(brand.homeUrl)
    await reloadPage()
  }

  return (
    <>
      {overview.opens === 'person' && (
        <>
          <h2 className={styles.section}>保费和赔款</h2>
          <Card label="保费和赔款" isNavList>
            <NavRow href="#/me/payments" icon={ReceiptText}>
              收付款记录和凭证
            </NavRow>
          </Card>
          <h2 className={styles.section}>设备和隐私</h2>
          <Card label="设备和隐私" isNavList>
            <NavRow href="#/me/access" icon={Eye}>
              谁看过我的保单
            </NavRow>
            <NavRow href="#/me/devices" icon={Smartphone}>
              记住的设备
            </NavRow>
            {!overview.isCompany && (
              <NavRow href="#/me/family" icon={UsersRound}>
                和家人一起看
              </NavRow>
            )}
            <NavRow href="#/me/privacy" icon={ShieldCheck}>
              隐私和联系方式
            </NavRow>
          </Card>
        </>
      )}
      <Button variant="text" isBlock onClick={() => void leave()}>
        退出
      </Button>
    </>
  )
}
