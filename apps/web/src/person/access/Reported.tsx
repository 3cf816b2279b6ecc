import type { AccessReport } from '@ecenter/contract/person/access.ts'
import { dayText } from '../../kit/words/day-text.ts'
import styles from '../Log.module.css'

/** The case about a look, and by when it is answered. */
export function Reported({ caseNo, answerBy }: AccessReport) {
  return (
    <p className={styles.reported}>
      已反映，最晚 {dayText(answerBy)}答复
      <br />
      <a href="#/appeal-progress">
        案件号 <span className="num">{caseNo}</span>
      </a>
    </p>
  )
}
