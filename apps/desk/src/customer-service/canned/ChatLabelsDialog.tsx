import type {
  ChatLabel,
  ChatLabelKind,
} from '@ecenter/contract/customer-service/desk/chat-labels.ts'
import { chatLabels, saveChatLabel } from '@ecenter/contract/customer-service/desk/wrap-up.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { useDeskForm } from '../../client/use-desk-form.ts'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Checkbox } from '../../kit/fields/CheckboxGroup.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { Table } from '../../kit/lists/Table.tsx'
import { ListDialog, type OpenedThing, ThingForm } from '../../kit/overlays/ListDialog.tsx'
import { Loaded } from '../../shell/Loaded.tsx'

const kindNames: Readonly<Record<ChatLabelKind, string>> = { cause: '咨询原因', tag: '标签' }

/** The causes and tags that conversations are sorted by, for who keeps them. */
export function ChatLabelsDialog({ onClose }: { readonly onClose: () => void }) {
  const query = useDeskQuery(chatLabels, {})
  return (
    <ListDialog<ChatLabel>
      title="咨询原因和标签"
      add="添加"
      list={(onChange) => (
        <Loaded query={query}>{({ labels }) => <LabelTable {...{ labels, onChange }} />}</Loaded>
      )}
      form={(label, opened) => <LabelForm {...{ label }} {...opened} />}
      onChanged={() => void query.ask()}
      onClose={onClose}
    />
  )
}

interface LabelTableProps {
  readonly labels: readonly ChatLabel[]
  readonly onChange: (label: ChatLabel) => void
}

function LabelTable({ labels, onChange }: LabelTableProps) {
  return (
    <Table
      label="咨询原因和标签"
      rows={labels.toSorted((one, other) => one.kind.localeCompare(other.kind))}
      keyOf={({ labelId }) => labelId}
      columns={[
        { name: 'name', title: '名称', cell: ({ name }) => name },
        { name: 'kind', title: '种类', cell: ({ kind }) => kindNames[kind] },
        {
          name: 'isRetired',
          title: '状态',
          cell: ({ isRetired }) =>
            isRetired ? <Badge>已停用</Badge> : <Badge tone="success">在用</Badge>,
        },
        {
          name: 'change',
          title: '操作',
          isUntitled: true,
          cell: (label) => (
            <Button
              isSmall
              variant="text"
              aria-label={`修改 ${label.name}`}
              onClick={() => onChange(label)}
            >
              修改
            </Button>
          ),
        },
      ]}
    />
  )
}

interface LabelFormProps extends OpenedThing {
  readonly label: ChatLabel | undefined
}

function LabelForm({ label, onDone, onBack }: LabelFormProps) {
  const form = useDeskForm(saveChatLabel, {
    initial: {
      kind: label?.kind ?? 'cause',
      name: label?.name ?? '',
      isRetired: label?.isRetired ?? false,
    },
    fixed: label === undefined ? {} : { labelId: label.labelId },
    onAnswer: onDone,
  })
  const kinds = label === undefined ? (['cause', 'tag'] as const) : [label.kind]
  return (
    <ThingForm {...{ form, onBack }}>
      <SelectField
        label="种类"
        choices={kinds.map((kind) => ({ value: kind, label: kindNames[kind] }))}
        {...form.field('kind')}
      />
      <TextField label="名称" hint="最多 12 个字。" {...form.field('name')} />
      {label !== undefined && (
        <Checkbox label="停用：以前的会话保留，以后不能再选" {...form.field('isRetired')} />
      )}
    </ThingForm>
  )
}
