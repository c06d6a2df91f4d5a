import { BRAND } from './names'
import { COUNTRIES } from '#app/people/accounts/contract'
import type { ReactNode } from 'react'
import { Field } from '../ui/field'
import { Select } from '../ui/select'
import { TextInput } from '../ui/text_input'
import { useSite } from './session'
import { splitPhone } from './split_phone'

const OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))

interface Phone {
  countryCode: string
  phone: string
}

interface PhoneFieldsProps {
  form: {
    values: Phone
    errors: Partial<Phone>
    change: (changes: Partial<Phone>) => void
    blur: (name: 'phone') => () => void
  }
  /** What the number is for. */
  children: ReactNode
}

/** Country code and number; whatever is no digit falls away, and a `+` picks the country. */
export function PhoneFields({ form, children }: PhoneFieldsProps) {
  const { values, errors, change, blur } = form
  const { data: site } = useSite()
  const isClosed =
    site && site.openCountries !== 'all' && !site.openCountries.includes(values.countryCode)

  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-4">
      <Field
        label="Country code"
        error={errors.countryCode}
        className="max-w-full flex-[1_0_auto] sm:grow-0"
      >
        <Select
          name="countryCode"
          autoComplete="tel-country-code"
          options={OPTIONS}
          placeholder={values.countryCode === '' ? 'Select' : undefined}
          value={values.countryCode}
          className="pr-8"
          onChange={(event) => change({ countryCode: event.target.value })}
        />
      </Field>
      <Field label="Phone" error={errors.phone} className="flex-[1_1_8.5rem]">
        <TextInput
          type="tel"
          name="phone"
          inputMode="numeric"
          autoComplete="tel-national"
          value={values.phone}
          onChange={(event) => change(splitPhone(event.target.value, values.countryCode))}
          onBlur={blur('phone')}
        />
      </Field>
      <p className="-mt-2.5 w-full text-sm text-muted">
        {isClosed ? `${BRAND} is not available in this country yet.` : children}
      </p>
    </div>
  )
}
