import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { listOutlets, type OutletRow } from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { Plus } from 'lucide'
import { useState } from 'react'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { useSettled } from '../client/use-settled.ts'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { Toolbar } from '../kit/layout/Toolbar.tsx'
import { Pager } from '../kit/lists/Pager.tsx'
import { type Column, Table } from '../kit/lists/Table.tsx'
import { AreaField } from '../places/AreaField.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { hrefOf } from '../shell/location.ts'

interface Question {
  readonly search: string
  readonly cityCode: string
  readonly page: number
}

/** All outlets, by words and area, hidden ones too. */
export function OutletsPage() {
  const [question, setQuestion] = useState<Question>({ search: '', cityCode: '', page: 1 })
  const { search, cityCode, page } = useSettled(question)
  const request = { search, page, ...(cityCode !== '' && { cityCode }) }
  const query = useDeskQuery(listOutlets, request, { keeps: 'page' })
  const ask = (changes: Partial<Question>) => setQuestion({ ...question, page: 1, ...changes })
  return (
    <>
      <Toolbar
        actions={
          <ButtonLink variant="primary" icon={Plus} href={hrefOf('/outlet')}>
            新增网点
          </ButtonLink>
        }
      >
        <TextField
          type="search"
          name="search"
          label="搜索"
          placeholder="名称、地址或电话"
          value={question.search}
          onChange={(typed) => ask({ search: typed })}
        />
        <AreaField
          name="area"
          label="地区"
          none="全国"
          value={question.cityCode}
          onChange={(code) => ask({ cityCode: code })}
        />
      </Toolbar>
      <Loaded query={query} lines={8}>
        {({ outlets, total }) =>
          outlets.length === 0 ? (
            <EmptyState title="没有找到相符的网点">换个词或地区再查。</EmptyState>
          ) : (
            <>
              <Panel isFlush>
                <Table
                  label={`网点，共 ${total} 个`}
                  columns={columns}
                  rows={outlets}
                  keyOf={({ id }) => id}
                />
              </Panel>
              <Pager
                page={page}
                pages={Math.ceil(total / rowsPerPage)}
                onPage={(next) => ask({ page: next })}
              />
            </>
          )
        }
      </Loaded>
    </>
  )
}

const columns: readonly Column<OutletRow>[] = [
  {
    name: 'name',
    title: '网点',
    cell: ({ id, name }) => <a href={hrefOf('/outlet', { id })}>{name}</a>,
  },
  { name: 'area', title: '地区', cell: ({ areaName }) => areaName },
  { name: 'address', title: '地址', cell: ({ address }) => address },
  {
    name: 'phone',
    title: '电话',
    isWhole: true,
    cell: ({ phone }) => <span className="num">{phone}</span>,
  },
  {
    name: 'isShown',
    title: '状态',
    isWhole: true,
    cell: ({ isShown }) => (isShown ? <Badge tone="success">显示中</Badge> : <Badge>已隐藏</Badge>),
  },
]
