import { brand } from '../../shell/brand.ts'
import { NoneFound } from '../../shell/screen/NoneFound.tsx'
import { type ClaimFact, isCarFact } from '../claim-facts.ts'
import { queryHref } from '../claim-pages.ts'

export function NothingFound({ fact }: { readonly fact: ClaimFact }) {
  return (
    <NoneFound title="没有查到理赔信息" queryHref={queryHref(fact)} reasons={reasonsFor(fact)}>
      没有与您填写的信息相符的理赔。
      <br />
      {isCarFact(fact) ? (
        <>
          还没有报案？<a href="#/report">在线报案</a>
        </>
      ) : (
        `还没有报案，请拨打 ${brand.hotline}。`
      )}
    </NoneFound>
  )
}

const mistyped: Record<ClaimFact, string> = {
  plate: '车牌号或证件号码有误，证件是被保险人的，请对照保单核对。',
  'car-policy': '保单号或证件号码有误，证件是被保险人的，请对照保单核对。',
  report: '报案号或姓名有误，姓名是被保险人的，请对照报案短信核对。',
  policy: '保单号或证件号码有误，或者是车险，车险请用车牌号查。',
  reporter: '姓名或手机号与报案时留的不一样。',
}

/** Why nothing may have been found, and what to try, by what was asked; the answer itself says no more. */
function reasonsFor(fact: ClaimFact): readonly string[] {
  return ['刚刚报案，记录 30 分钟内更新。', mistyped[fact], '连着几次没填对的，请过一小时再查。']
}
