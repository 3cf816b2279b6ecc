import { readProof } from '@ecenter/contract/person/read-proof.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { Phone, ScanFace, Smartphone } from 'lucide'
import { useCall } from '../client/use-call.ts'
import { Scene } from '../kit/pictures/Scene.tsx'
import { brand, hotlineUrl } from '../shell/brand.ts'
import { useElderMode } from '../shell/elder-mode.ts'
import { hasPasskeyHere } from '../state/passkey-here.ts'
import styles from './Hero.module.css'

const everything = { car: true, family: true, home: true }

/**
 * The one way in: a proof opens everything. Who is proven already, or whom this browser remembers, is
 * greeted so; until the service has said it, everybody is unknown. In large type a person to call comes first.
 */
export function Hero() {
  const { value } = useCall(readProof, {})
  const isElder = useElderMode()
  const isOpen = value?.step === 'open'
  const remembered = value?.rememberedMobile
  const hasPasskey = hasPasskeyHere()
  const isKnown = isOpen || remembered !== undefined || hasPasskey
  // Other words of another width take the place of those before; they are not those, moved.
  const who = isKnown ? 'known' : 'anybody'
  const wayTo = (to: string) =>
    isOpen ? `#${to}` : `#/proof?${hasPasskey ? 'passkey' : 'send'}=1&to=${encodeURIComponent(to)}`
  return (
    <section className={styles.hero} aria-label="我的保障">
      <div>
        <div className={styles.words}>
          {isKnown ? (
            <>
              <h2 className={styles.title}>您好</h2>
              <p className={styles.sub}>
                {isOpen ? provenText(value.maskedMobile) : '这台设备已记住您'}{' '}
                <span className="num">{isOpen ? value.maskedMobile : remembered}</span>
              </p>
            </>
          ) : (
            <h2 className={styles.title}>
              一次验证，
              <br />
              看到您的全部保障
            </h2>
          )}
        </div>
        <Scene lit={everything} label="车、家人和家，都在同一道保障之下" />
      </div>
      <div>
        {isElder && (
          <a className={styles.person} href={hotlineUrl}>
            <Icon of={Phone} />
            请人工帮我办 <span className="num">{brand.hotline}</span>
          </a>
        )}
        <a className={styles.way} href={isKnown ? wayTo('/me') : '#/proof'}>
          <Icon key={who} of={hasPasskey && !isOpen ? ScanFace : Smartphone} />
          {isKnown ? '查看我的保障' : '用手机号查看我的保障'}
        </a>
        <nav key={who} className={styles.others} aria-label="其他方式">
          {isKnown ? (
            <>
              <a href={wayTo('/me?open=claim')}>理赔进度</a>
              <a href={wayTo('/me?open=documents')}>电子保单</a>
              {!isOpen && <a href="#/proof?by=phone">换个人</a>}
            </>
          ) : (
            <>
              <a href="#/proof?by=plate">用车牌号查</a>
              <a href="#/policy-query-property">用保单号查</a>
              <a href="#/proof?by=company">单位客户</a>
            </>
          )}
        </nav>
      </div>
    </section>
  )
}

/** A channel that handed somebody over told no phone. */
function provenText(maskedMobile: string | undefined): string {
  return maskedMobile === undefined ? '您已登录' : '您已验证'
}
