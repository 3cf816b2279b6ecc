import { Card } from '../layout/Card.tsx'
import { ContactCard } from '../layout/ContactCard.tsx'
import { Timeline } from '../lists/Timeline.tsx'
import { Steps } from '../progress/Steps.tsx'
import styles from './samples.module.css'

const names = ['报案', '查勘', '定损', '审核', '赔付']

export function ProgressSamples() {
  return (
    <>
      <Card title="横向进度">
        <div className={styles.body}>
          <Steps label="刚开始" steps={names} current={0} />
        </div>
        <div className={styles.body}>
          <Steps label="进行中" steps={names} current={2} />
        </div>
        <div className={styles.body}>
          <Steps label="已完成" steps={names} current={5} />
        </div>
      </Card>
      <ContactCard job="查勘员" name="李师傅" phone="13800001234" note="8:00 至 18:00 可联系" />
      <Card title="办理进度">
        <Timeline
          steps={[
            {
              state: 'done',
              title: '已报案',
              time: '11-16 08:42',
              text: '您拨打 95518 报案，我们已受理。',
            },
            {
              state: 'failed',
              title: '第一次查勘未成功',
              time: '11-16 10:15',
              text: '电话无人接听，下午再联系您。',
            },
            {
              state: 'current',
              title: '核定损失',
              time: '进行中',
              panel: [
                { term: '现在在做什么', text: '定损员正在核对 6 个项目的维修价格。' },
                { term: '需要您做什么', text: '发送维修发票照片，其他不用做。' },
              ],
            },
            { state: 'future', title: '审核赔款', text: '定损完成后 2 个工作日内。' },
            {
              state: 'future',
              title: '支付赔款',
              text: (
                <>
                  审核通过后 1 个工作日内，
                  <br />
                  转入您尾号 6217 的银行卡。
                </>
              ),
            },
          ]}
        />
      </Card>
    </>
  )
}
