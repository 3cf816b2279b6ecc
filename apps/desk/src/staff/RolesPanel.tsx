import {
  allPermissions,
  hasPermission,
  type Permission,
  permissions,
  staffRole,
  staffRoleNames,
} from '@ecenter/contract/desk/permissions.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { Check } from 'lucide'
import { Panel } from '../kit/layout/Panel.tsx'
import { type Column, Table } from '../kit/lists/Table.tsx'
import styles from './RolesPanel.module.css'

/** What each role may do: the table by which the service itself judges. */
export function RolesPanel() {
  return (
    <Panel title="角色和权限" isFlush>
      <Table label="角色和权限" columns={columns} rows={allPermissions} keyOf={(each) => each} />
    </Panel>
  )
}

const columns: readonly Column<Permission>[] = [
  { name: 'name', title: '能做什么', cell: (permission) => permissions[permission].name },
  ...staffRole.options.map((role) => ({
    name: role,
    title: staffRoleNames[role],
    cell: (permission: Permission) =>
      hasPermission([role], permission) ? (
        <span className={styles.has} role="img" aria-label="可以">
          <Icon of={Check} size="s" />
        </span>
      ) : (
        <span className={styles.hasNot} role="img" aria-label="不可以">
          —
        </span>
      ),
  })),
]
