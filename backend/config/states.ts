import env from '#config/env'

/** Two letters each, `AZ`. What a person there gets is told in `people/states`. */
const states = {
  /** Where the law leaves no room for the product: nobody signs up, and those who did are told. */
  closed: env.get('CLOSED_STATES') ?? [],
  /** Where nobody is to be romantic. */
  restricted: env.get('RESTRICTED_STATES') ?? [],
}

export default states
