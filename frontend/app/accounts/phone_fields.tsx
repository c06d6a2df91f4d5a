import { COUNTRIES } from '#app/accounts/contract'
import { splitPhone } from '../../lib/split_phone'
import { useSite } from '../../lib/session'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'
import { TextInput } from '../../ui/text_input'
import type { SignUp } from './use_sign_up'

const OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))

export function PhoneFields({ form: { values, errors, change, blur } }: Pick<SignUp, 'form'>) {
  const { data: site } = useSite()
  const isClosed =
    site && site.openCountries !== 'all' && !site.openCountries.includes(values.countryCode)

  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-4">
      <Field
        label="Country code"
        error={errors.countryCode}
        className="flex-[3_1_5.5rem] sm:flex-[0_1_11rem]"
      >
        <Select
          name="countryCode"
          autoComplete="tel-country-code"
          options={OPTIONS}
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
          onChange={(event) => change(splitPhone(event.target.value))}
          onBlur={blur('phone')}
        />
      </Field>
      <p className="-mt-2.5 w-full text-sm text-muted">
        {isClosed
          ? 'Everly is not available in this country yet.'
          : 'We text a 6-digit code to this number. She will write to it too.'}
      </p>
    </div>
  )
}
