import { COUNTRIES } from '#app/accounts/contract'
import { splitPhone } from '../../lib/split_phone'
import { useSite } from '../../lib/session'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'
import { TextInput } from '../../ui/text_input'
import type { SignUp } from './sign_up_form'

const OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))

export function PhoneFields({ form: { values, errors, change, blur } }: Pick<SignUp, 'form'>) {
  const { data: site } = useSite()
  const isClosed =
    site && site.openCountries !== 'all' && !site.openCountries.includes(values.countryCode)

  return (
    <div className="grid grid-cols-[minmax(5.5rem,9.25rem)_minmax(8.5rem,1fr)] items-start gap-x-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <Field label="Country code" error={errors.countryCode}>
        <Select
          name="countryCode"
          autoComplete="tel-country-code"
          options={OPTIONS}
          value={values.countryCode}
          className="pr-8"
          onChange={(event) => change({ countryCode: event.target.value })}
        />
      </Field>
      <Field label="Phone" error={errors.phone}>
        <TextInput
          type="tel"
          name="phone"
          inputMode="numeric"
          autoComplete="tel-national"
          value={values.phone}
          onChange={(event) => change(splitPhone(event.target.value))}
          onBlur={blur('phone')}
        />
      </Field>
      <p className="col-span-2 mt-1.5 text-sm text-muted">
        {isClosed
          ? 'Everly is not available in this country yet.'
          : 'We text a 6-digit code to this number. She will write to it too.'}
      </p>
    </div>
  )
}
