/** Settings that would break a text, a page or a login: `sound` are the others. */
export function setupsOfNames(sound: Record<string, string>) {
  const broken = {
    BRAND_NAME: ['<b>Ava</b>', 'Łucja', 'Ava\nSTOP', 'B'.repeat(31)],
    LEGAL_NAME: ['<script>', 'Ava\nInc.', 'L'.repeat(81)],
    PUBLIC_URL: ['everly.example', 'localhost:3333'],
    PORT: ['70000'],
    SCRYPT_COST: ['33000'],
    SUPPORT_EMAIL: ['help', 'a@b.org?subject=x', `${'s'.repeat(60)}@b.org`],
  }
  return Object.entries(broken).flatMap(([name, values]) =>
    values.map((value) => ({
      name: `${name}=${JSON.stringify(value)}`,
      env: { ...sound, [name]: value },
      diagnosis: new RegExp(`Settings: .*${name} must`, 's'),
      refusal: new RegExp(
        `^Everly does not start: a setting is not what it must be[^]*- ${name} must`
      ),
    }))
  )
}
