import { Badge, type BadgeTone } from '@ecenter/ui/Badge.tsx'
import { FilePen, ScrollText } from 'lucide'
import { useState } from 'react'
import { Card, CardLink } from '../layout/Card.tsx'
import { NavRow } from '../lists/NavRow.tsx'
import { Row, Rows } from '../lists/Rows.tsx'
import { ProgressBar } from '../progress/ProgressBar.tsx'
import { FilterTabs } from '../tabs/FilterTabs.tsx'
import styles from './samples.module.css'

const tones: readonly BadgeTone[] = ['success', 'warning', 'danger', 'info', 'neutral']

export function ListSamples() {
  const [selected, setSelected] = useState<'all' | 'now' | 'soon' | 'past'>('all')
  return (
    <>
      <FilterTabs
        label="保单状态"
        tabs={[
          { key: 'all', label: '全部', count: 4 },
          { key: 'now', label: '保障中', count: 2 },
          { key: 'soon', label: '未生效', count: 1 },
          { key: 'past', label: '已到期', count: 1 },
        ]}
        selected={selected}
        onSelect={setSelected}
      />
      <CardLink
        level={2}
        href="#detail"
        title="机动车交通事故责任强制保险"
        aside={<Badge tone="success">保障中</Badge>}
      >
        <Rows>
          <Row label="保单号" isNumber>
            PDZA **** **** 3822
          </Row>
          <Row label="被保险人">王**</Row>
          <Row label="保险期间" isNumber>
            2026-03-19 至 2027-03-18
          </Row>
        </Rows>
      </CardLink>
      <Card
        title="京A ***21"
        isHeadline
        aside={<Badge tone="success">保障中</Badge>}
        sub="远舟 L5　2023 款 1.5T 舒适型"
      >
        <ProgressBar
          share={0.67}
          label="已保障 246 天，还剩 119 天"
          legend={['2026-03-19', '还剩 119 天', '2027-03-18']}
        />
      </Card>
      <Card title="商业险" aside="保额，单位：元">
        <Rows isRuled>
          <Row label="机动车损失保险" isNumber>
            168,400.00
          </Row>
          <Row label="车上人员责任险" note="乘客，每座，共 4 座" isNumber>
            20,000.00
          </Row>
        </Rows>
      </Card>
      <Card title="保费" aside="单位：元">
        <Rows>
          <Row label="商业险" isNumber>
            3,126.40
          </Row>
          <Row label="合计" isNumber isSum>
            4,211.40
          </Row>
        </Rows>
      </Card>
      <Card title="案件信息">
        <Rows isStacked>
          <Row label="报案号" isNumber>
            RDAA **** **** 0007
          </Row>
          <Row label="出险地点">北京朝阳区和安路柳园街口</Row>
        </Rows>
      </Card>
      <Card label="更多" isNavList>
        <NavRow href="#corrections" icon={FilePen} value="2 次">
          批改记录
        </NavRow>
        <NavRow href="#clauses" icon={ScrollText} note="条款全文" value="5 份">
          保险条款
        </NavRow>
      </Card>
      <Card title="状态标签">
        <div className={styles.row}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </Card>
    </>
  )
}
