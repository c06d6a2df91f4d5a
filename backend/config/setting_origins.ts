import { EnvLoader, EnvParser } from '@adonisjs/core/env'

/** Where a value comes from: the environment, a file, or nowhere, when a default counts. */
export interface SettingOrigin {
  name: string
  value: string | undefined
  origin: string
}

/** Read without the rules of config/env.ts, so that it also tells what breaks them. */
export async function originsOf(names: readonly string[], root: URL): Promise<SettingOrigin[]> {
  const files: { path: string; values: Record<string, string | undefined> }[] = []
  for (const { path, contents } of await new EnvLoader(root).load()) {
    files.push({ path, values: await new EnvParser(contents, root, FILES_ALONE).parse() })
  }
  return names.map((name) => {
    const value = process.env[name] || undefined
    // The app copies what a file says into its environment.
    const file = files.find(
      ({ values }) => values[name] && values[name] === (value ?? values[name])
    )
    const origin = file?.path ?? (value === undefined ? 'default' : 'environment')
    return { name, value: value ?? file?.values[name], origin }
  })
}

const FILES_ALONE = { ignoreProcessEnv: true }
