import { outletServiceCodes } from '@ecenter/contract/constants/outlet-service-items.ts'
import { outletTypes } from '@ecenter/contract/constants/outlet-types.ts'
import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { classNames } from '../../kit/class-names.ts'
import { Icon } from '../../kit/Icon.tsx'
import { useOutletQuery } from '../../state/outlet-query.ts'
import { servicesText } from '../services-text.ts'
import { AreaSheet } from './AreaSheet.tsx'
import styles from './FilterBar.module.css'
import { ServiceSheet } from './ServiceSheet.tsx'
import { TypeSheet } from './TypeSheet.tsx'
import type { OutletPlace } from './use-outlet-place.ts'

type Filter = 'area' | 'type' | 'service'

/** Where, of which kind and for what outlets are looked for; each opens its sheet. */
export function FilterBar({ place }: { readonly place: OutletPlace }) {
  const { websitetype, serviceitems } = useOutletQuery()
  const [open, setOpen] = useState<Filter>()
  const type = Object.values(outletTypes).find(({ code }) => code === websitetype)
  const hasType = type !== undefined && type.code !== outletTypes.all.code
  const services = outletServiceCodes.filter((code) => serviceitems.includes(code))
  const hasServices = !services.includes('all')
  const close = () => setOpen(undefined)
  return (
    <>
      <nav className={styles.filters} aria-label="筛选">
        <FilterButton isSet onPress={() => setOpen('area')}>
          {place.name}
        </FilterButton>
        <FilterButton isSet={hasType} onPress={() => setOpen('type')}>
          {hasType ? type.text : '全部类型'}
        </FilterButton>
        <FilterButton isSet={hasServices} onPress={() => setOpen('service')}>
          {hasServices ? servicesName(services) : '全部服务'}
        </FilterButton>
      </nav>
      <AreaSheet place={place} isOpen={open === 'area'} onClose={close} />
      <TypeSheet types={place.choices?.types} isOpen={open === 'type'} onClose={close} />
      <ServiceSheet
        services={place.choices?.services}
        isOpen={open === 'service'}
        onClose={close}
      />
    </>
  )
}

function servicesName(services: Parameters<typeof servicesText>[0]): string {
  return services.length === 1 ? servicesText(services) : `${services.length} 项服务`
}

interface FilterButtonProps {
  /** It narrows the list. */
  readonly isSet: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

function FilterButton({ isSet, onPress, children }: FilterButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.filter, isSet && styles.isSet)}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <span>{children}</span>
      <Icon of={ChevronDown} size="s" />
    </button>
  )
}
