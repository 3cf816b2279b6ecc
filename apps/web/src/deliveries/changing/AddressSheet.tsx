import { useState } from 'react'
import { TextareaField } from '../../kit/TextareaField.tsx'
import { WheelField } from '../../kit/WheelField.tsx'
import { brand } from '../../shell/brand.ts'
import { ChangeFrame, type ChangeProps } from './ChangeFrame.tsx'

/** Another address in the same city; what is typed stays in this sheet until it is sent. */
export function AddressSheet(props: ChangeProps) {
  const { name: city, counties } = props.delivery.city
  const [countyCode, setCountyCode] = useState('')
  const [address, setAddress] = useState('')
  return (
    <ChangeFrame
      {...props}
      title="换个地址"
      wish={{ kind: 'another-address', countyCode, address }}
      submitText="改到这个地址"
    >
      {(errorAt) => (
        <>
          <WheelField
            name="wish.countyCode"
            label="区县"
            aside={`只能在${city}内改`}
            hint={`要送到外地，请拨打 ${brand.hotline}。`}
            options={counties.map(({ code, name }) => ({ value: code, label: name }))}
            value={countyCode}
            error={errorAt('countyCode')}
            onChange={setCountyCode}
          />
          <TextareaField
            name="wish.address"
            label="详细地址"
            placeholder="街道、小区、楼号、门牌号"
            value={address}
            error={errorAt('address')}
            onChange={setAddress}
            maxLength={80}
            rows={2}
          />
        </>
      )}
    </ChangeFrame>
  )
}
