import type { ResponseOf } from '@ecenter/contract/call.ts'
import { outletServiceCodes } from '@ecenter/contract/constants/outlet-service-items.ts'
import { outletTypes } from '@ecenter/contract/constants/outlet-types.ts'
import { getProvinceDataForSite, type screen } from '@ecenter/contract/outlets/outlet.ts'
import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { ChevronDown } from 'lucide'
import { type ReactNode, useMemo, useState } from 'react'
import { useCall } from '../../client/use-call.ts'
import { RadioGroup } from '../../kit/choices/RadioGroup.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { LaterPlaceSheet } from '../../places/LaterPlaceSheet.tsx'
import { moveTo } from '../../places/move-to.ts'
import { useOutletQuery } from '../../state/outlet-query.ts'
import { servicesText } from '../services-text.ts'
import styles from './FilterBar.module.css'
import { ServiceSheet } from './ServiceSheet.tsx'
import type { OutletPlace } from './use-outlet-place.ts'
import { withCount } from './with-count.ts'

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

interface TypeSheetProps {
  /** With how many outlets each leaves; the choices work without. */
  readonly types: ResponseOf<typeof screen>['types'] | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** One of the six kinds; a choice is taken at once. */
function TypeSheet({ types, isOpen, onClose }: TypeSheetProps) {
  const { websitetype } = useOutletQuery()
  return (
    <Sheet title="网点类型" isOpen={isOpen} onClose={onClose}>
      <RadioGroup
        label="要找哪一类网点"
        look="rows"
        choices={Object.values(outletTypes).map(({ code, text }) => ({
          value: code,
          label: withCount(text, types?.find((each) => each.websitetype === code)?.count),
        }))}
        value={Object.values(outletTypes).find(({ code }) => code === websitetype)?.code}
        onChange={(code) => {
          useOutletQuery.setState({ websitetype: code })
          onClose()
        }}
      />
    </Sheet>
  )
}

interface AreaSheetProps {
  readonly place: OutletPlace
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A city that has outlets, or a county of one; those of the city that is shown come first. */
function AreaSheet({ place, isOpen, onClose }: AreaSheetProps) {
  const { isAround, cityCode, areaCode, choices } = place
  const { value, failed, ask } = useCall(getProvinceDataForSite, isOpen ? {} : undefined, {
    isLasting: true,
  })
  const counties = useMemo(() => {
    if (choices === undefined || choices.counties.length < 2) return undefined
    const rows = choices.counties.map(({ countycode, name, count }) => ({
      key: countycode,
      label: withCount(name, count),
    }))
    return { letter: '区县', rows: [{ key: cityCode, label: '全市' }, ...rows] }
  }, [choices, cityCode])
  return (
    <LaterPlaceSheet
      isOpen={isOpen}
      onClose={onClose}
      areas={value?.areas}
      hasFailed={failed !== undefined}
      onRetry={ask}
      selected={isAround ? '' : areaCode}
      first={counties}
      onChoose={(chosen) => {
        onClose()
        moveTo(chosen)
      }}
    />
  )
}
