import type { Overview } from '@ecenter/contract/person/overview.ts'
import { Scene } from '../../kit/pictures/Scene.tsx'
import { proofHref } from '../proof/proof-href.ts'
import { countsOf, coverageOf, coverageSentence } from './coverage.ts'
import { isMany } from './is-many.ts'
import styles from './overview.module.css'

/** Whose all this is, and how car, family and home stand: in a picture, and in words. A company has neither of the latter. */
export function Greeting({ overview }: { readonly overview: Overview }) {
  const things = coverageOf(overview)
  const [car, family, home] = things
  const sentence = coverageSentence(things)
  const { all, running } = countsOf(overview)
  const { isCompany } = overview
  return (
    <section className={styles.greeting} aria-label="我的保障">
      <div>
        <h2 className={styles.hello}>{overview.name ? `${overview.name}，您好` : '您好'}</h2>
        <p className={styles.sub}>
          {isMany(overview) ? `${all} 份保单，${running} 份正在保障` : sentence}
        </p>
        {overview.opens === 'phone' && (
          <p className={styles.sub}>
            这里只有留了这个手机号的保单。手机号登记在您本人名下，并填过完整证件号，才能看到全部。
          </p>
        )}
        {overview.opens === 'car' && (
          <p className={styles.sub}>
            只显示这辆车。<a href={proofHref('/me', 'person')}>用证件后四位验证</a>
            ，能看到名下全部。
          </p>
        )}
      </div>
      {!isCompany && (
        <div>
          <Scene
            lit={{ car: car.isCovered, family: family.isCovered, home: home.isCovered }}
            label={sentence}
          />
          <dl className={styles.key}>
            {things.map(({ key, name, text }) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  )
}
