import type { SchemaRules } from '@adonisjs/lucid/types/schema_generator'

const COLUMNS = '#app/models/columns'

/** Instants are epoch milliseconds, counts and sums fit a JavaScript number: see postgres_dialect.ts. */
const number = { tsType: 'number', decorators: [{ name: '@column' }] }
const flag = {
  tsType: 'boolean',
  decorators: [{ name: '@flag' }],
  imports: [{ source: COLUMNS, namedImports: ['flag'] }],
}
const json = (tsType: string) => ({
  tsType,
  decorators: [{ name: '@json' }],
  imports: [{ source: COLUMNS, namedImports: ['json'] }],
})
const traitChanges = {
  ...json('TraitChange[]'),
  imports: [
    { source: COLUMNS, namedImports: ['json'] },
    { source: '#app/models/contract', typeImports: ['TraitChange'] },
  ],
}

/** A text of a few, named in models/contract.ts. */
const word = (tsType: string) => ({
  tsType,
  decorators: [{ name: '@column' }],
  imports: [{ source: '#app/models/contract', typeImports: [tsType] }],
})

const rules: SchemaRules = {
  types: { bigint: number, decimal: number, boolean: flag },
  columns: { created_at: number, updated_at: number },
  tables: {
    account_changes: { columns: { kind: word('AccountChangeKind') } },
    activities: { columns: { activity_type: word('ActivityType') } },
    audit_log: {
      columns: { fields: json('readonly string[]'), detail: json('Record<string, unknown>') },
    },
    conversations: { columns: { topics: json('string[]') } },
    diary_lines: { columns: { subjects: json('string[]') } },
    girlfriends: {
      columns: {
        interests: json('string[]'),
        changes: traitChanges,
        personality: word('Personality'),
        communication_style: word('CommunicationStyle'),
        relationship_style: word('RelationshipStyle'),
      },
    },
    payment_customers: { columns: { provider: word('ProviderName') } },
    payment_events: { columns: { provider: word('ProviderName'), target: json('object') } },
    plan_prices: { columns: { plan_id: word('PlanId'), provider: word('ProviderName') } },
    plans: { columns: { plan_id: word('PlanId') } },
    purchases: {
      columns: {
        kind: word('PurchaseKind'),
        plan_id: word('PlanId'),
        provider: word('ProviderName'),
        state: word('PurchaseState'),
      },
    },
    renewal_agreements: { columns: { plan_id: word('SubscribedPlanId') } },
    subscriptions: {
      columns: {
        cancel_reason: word('CancelReason'),
        next_plan_id: word('SmallerPlanId'),
        plan_id: word('SubscribedPlanId'),
        provider: word('ProviderName'),
        status: word('SubscriptionStatus'),
      },
    },
    test_payment_objects: { columns: { body: json('object') } },
    inbox: { columns: { channel: word('TextChannel') } },
    messages: {
      columns: {
        channel: word('TextChannel'),
        direction: word('Direction'),
        picture_state: word('PictureState'),
      },
    },
    memories: { columns: { about: word('About') } },
    safety_events: { columns: { kind: word('SafetyKind'), source: word('SafetySource') } },
    text_marks: { columns: { vote: word('Vote') } },
    users: { columns: { role: word('Role'), subscription_type: word('SubscriptionType') } },
    verification_codes: { columns: { state: word('CodeState') } },
    jobs: { columns: { payload: json('object') } },
  },
}

export default rules
