import type { DeskLink } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { amountText } from '../kit/fields/amount-text.ts'
import { Callout } from '../kit/layout/Callout.tsx'
import { Facts } from '../kit/layout/Facts.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'

/** Transfers beside the one that the link stands for, each with its number at the bank. */
export function DoubtPanel({ link }: { readonly link: DeskLink }) {
  const { otherTransfers, isDoubted, doubtNote, settlement } = link
  const first = settlement?.bankReference
  return (
    <Panel title={isDoubted ? '可能重复打款' : '另外的转账（已核实）'}>
      <PageStack>
        {isDoubted && (
          <Callout tone="danger">
            这笔款项登记了不止一笔转账，请核实是否重复打款。核实前不要再给客户打款。
          </Callout>
        )}
        <Facts
          facts={[
            ...(first === undefined
              ? []
              : [{ name: '第一笔流水号', value: <span className="num">{first}</span> }]),
            ...otherTransfers.map(
              ({ bankReference, amount, paidOn, toldAt, toldByName }, index) => ({
                name: `另一笔流水号${otherTransfers.length > 1 ? ` ${index + 1}` : ''}`,
                value: (
                  <>
                    <span className="num">{bankReference}</span>，
                    <span className="num">{amountText(amount)}</span>，打款日期{' '}
                    <span className="num">{paidOn}</span>，{toldByName ?? '已离职的同事'}{' '}
                    <span className="num">{toldAt}</span> 登记
                  </>
                ),
              }),
            ),
            ...(doubtNote === undefined ? [] : [{ name: '核实结果', value: doubtNote }]),
          ]}
        />
      </PageStack>
    </Panel>
  )
}
