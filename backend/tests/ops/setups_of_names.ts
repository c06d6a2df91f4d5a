/** Names that would break a text or a page: `sound` are the other settings. */
export function setupsOfNames(sound: Record<string, string>) {
  const broken = {
    BRAND_NAME: ['<b>Ava</b>', 'Łucja', 'Ava\nSTOP', 'B'.repeat(31)],
    LEGAL_NAME: ['<script>', 'Ava\nInc.', 'L'.repeat(81)],
    SUPPORT_EMAIL: ['help', 'a@b.org?subject=x', `${'s'.repeat(60)}@b.org`],
  }
  return Object.entries(broken).flatMap(([name, values]) =>
    values.map((value) => ({
      name: `${name}=${JSON.stringify(value)}`,
      env: { ...sound, [name]: value },
      diagnosis: new RegExp(`Settings: .*${name} must be`, 's'),
      refusal: new RegExp(
        `^Everly does not start: a setting is not what it must be[^]*- ${name} must`
      ),
    }))
  )
}
