import type { OutletSummary } from '@ecenter/contract/outlets/outlet.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { Navigation, Phone } from 'lucide'
import { useState } from 'react'
import { CardActions } from '../kit/buttons/CardActions.tsx'
import { ActionSheet } from '../kit/overlays/ActionSheet.tsx'
import { mapLinks } from './map-links.ts'

type Reachable = Pick<OutletSummary, 'name' | 'address' | 'phone' | 'latitude' | 'longitude'>

/** To call an outlet, and to go there with the map of one's choice. */
export function OutletActions({ outlet }: { readonly outlet: Reachable }) {
  const [isChoosing, setIsChoosing] = useState(false)
  const { name, phone } = outlet
  return (
    <>
      <CardActions>
        <a href={`tel:${phone}`} aria-label={`打电话给${name}`}>
          <Icon of={Phone} size="s" />
          打电话
        </a>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`导航到${name}`}
          onClick={() => setIsChoosing(true)}
        >
          <Icon of={Navigation} size="s" />
          导航
        </button>
      </CardActions>
      <ActionSheet
        title={`去${name}`}
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        choices={mapLinks(outlet)}
      />
    </>
  )
}
