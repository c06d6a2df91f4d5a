import type { ApplicationService } from '@adonisjs/core/types'
import { OneAtATime } from '#app/billing/plans/one_at_a_time'
import { ReconcilePayments } from '#app/billing/payment_events/reconcile_payments'
import { SettleEvent } from '#app/billing/payment_events/settle_event'
import { WordsThinking } from '#app/companion/writing/write_words'
import { ModelHealth } from '#app/companion/voice/model_health'
import { VoiceThinking } from '#app/companion/voice/offline_language_model'
import { RefundPurchase } from '#app/console/support/refund_purchase'
import { SyncPlanPrices } from '#app/console/support/sync_plan_prices'
import { KeepTextsFindable, SearchThinking } from '#app/console/text_search/keep_texts_findable'
import { SearchWords } from '#app/console/text_search/search_words'
import { InboxThinking, ReadInbox } from '#app/conversations/inbound/read_inbox'
import { ReceiveMessage } from '#app/conversations/inbound/receive_message'
import { LoopThinking, NoteOpenLoops } from '#app/conversations/initiative/note_open_loops'
import { TakeInitiative } from '#app/conversations/initiative/take_initiative'
import { type Readers, readersIn } from '#app/conversations/readings/readers'
import { RememberTalk } from '#app/conversations/remembering/remember_talk'
import { StretchThinking } from '#app/conversations/remembering/rule_talk_reader'
import { ReplyDrafts } from '#app/conversations/replies/reply_drafts'
import { ReplyToMessage } from '#app/conversations/replies/reply_to_message'
import { PublicUrl } from '#app/core/answers/public_url'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { SqlDialect } from '#app/core/database/sql'
import { Background } from '#app/core/jobs/background'
import { JobQueue } from '#app/core/jobs/job_queue'
import { JobWorker } from '#app/core/jobs/job_worker'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import { Sessions } from '#app/core/sessions/sessions'
import { Threads } from '#app/core/threads/threads'
import { RecordAiUsage } from '#app/ledgers/spending/record_ai_usage'
import { FactKeys } from '#app/memory/kept/fact_keys'
import { ForgetThinking } from '#app/memory/forgetting/forget'
import { IndexThinking } from '#app/memory/recall/index_texts'
import { RecallThinking } from '#app/memory/recall/recall'
import { Heartbeat } from '#app/operations/health/heartbeat'
import { WatchWork } from '#app/operations/watch/watch_work'
import { FindCosts } from '#app/operations/figures/find_costs'
import { FindFigures } from '#app/operations/figures/find_figures'
import { MetricsPage } from '#app/operations/metrics/metrics_page'
import { ReadGivenWords } from '#app/people/girlfriends/given_words'
import { ListSafetyCounts } from '#app/safety/care/list_safety_counts'
import { GivenThinking, ModerateGivenWords } from '#app/safety/moderation/moderate_given_words'
import { BurstThinking } from '#app/safety/moderation/read_before_reply'
import { PrepareSchedule } from '#app/schedules/firings/prepare_schedule'
import { SendFirings } from '#app/schedules/firings/send_firings'
import { TextsAhead } from '#app/schedules/firings/texts_ahead'
import { SiteDocuments } from '#app/site/site_documents'
import { SiteFiles } from '#app/site/site_files'
import { ReceiveStatus } from '#app/texting/delivery/receive_status'
import { SettleSend } from '#app/texting/delivery/settle_send'
import { Senders } from '#app/texting/pace/senders'
import { Drafts } from '#app/texting/sending/drafts'
import { HandOver } from '#app/texting/sending/hand_over'
import { PickTexts } from '#app/texting/sending/pick_texts'
import { PreparedTexts } from '#app/texting/sending/prepared_texts'
import { SendLoop } from '#app/texting/sending/send_loop'
import { SendMessage } from '#app/texting/sending/send_message'
import { SimulatorSmsGateway } from '#app/texting/simulator/simulator_sms_gateway'
import { ProviderHealth } from '#app/texting/sms/provider_health'
import { SeenWebhooks } from '#app/texting/sms/seen_webhooks'
import { bindSingletons } from './singletons.js'

/** They remember something of their own, which everybody has to share. */
export const STATEFUL = [
  ...[Clock, JobQueue, JobWorker, Background, PublicUrl, OneAtATime, SeenWebhooks],
  ...[PickTexts, SendLoop, SendMessage, SimulatorSmsGateway, ReceiveStatus, Senders, WatchWork],
  ...[ReceiveMessage, ReadInbox, RecordAiUsage, RefundPurchase, SyncPlanPrices, ProviderHealth],
  ...[FindCosts, FindFigures, Heartbeat, ListSafetyCounts, MetricsPage, ModelHealth, SiteFiles],
]

/** They are asked for all the time, and are made of much or of a key that takes a while to derive. */
const BUSY = [
  ...[PhoneKeys, FactKeys, SearchWords, Sessions, SettleSend, HandOver, SettleEvent],
  ...[ReplyToMessage, RememberTalk, NoteOpenLoops, TakeInitiative, PrepareSchedule, SendFirings],
  ...[KeepTextsFindable, ReconcilePayments],
]

/** Each is done in a thread. */
const THINKING = [
  ...[InboxThinking, WordsThinking, VoiceThinking, LoopThinking, StretchThinking, GivenThinking],
  ...[BurstThinking, ForgetThinking, IndexThinking, RecallThinking, SearchThinking],
]

/** What no class is made of by itself; what stands in for a provider is chosen in gateways_provider.ts. */
export default class AppProvider {
  constructor(private readonly app: ApplicationService) {}

  register(): void {
    const { container } = this.app
    bindSingletons(container, [...STATEFUL, ...BUSY])
    this.#bindDatabase()
    this.#bindThreads()
    container.bind(Drafts, (resolver) => resolver.make(ReplyDrafts))
    container.bind(PreparedTexts, () => new TextsAhead())
    container.bind(ReadGivenWords, (resolver) => resolver.make(ModerateGivenWords))
    container.singleton(SiteDocuments, async (resolver) => {
      const { siteDirectory } = await import('#config/site')
      const { publicSite } = await import('#app/site/public_site')
      return new SiteDocuments(siteDirectory, publicSite(), await resolver.make(PublicUrl))
    })
  }

  #bindDatabase(): void {
    this.app.container.singleton(Database, async (resolver) => {
      const { isPostgres } = await import('#config/database')
      const lucid = await resolver.make('lucid.db')
      return new Database(lucid, await (isPostgres ? postgresDialect() : sqliteDialect()))
    })
  }

  #bindThreads(): void {
    const { container } = this.app
    container.singleton(Threads, async () => {
      const { default: limits } = await import('#config/limits')
      // Danger is looked for before anybody's reply is thought about.
      const first: (keyof Readers)[] = ['readWords', 'readWordsPatiently']
      const wide: (keyof Readers)[] = [
        ...(['readWordsPatiently', 'whatTextsTell', 'faultsIn', 'promptFor'] as const),
        ...(['offlineCompletion', 'judgeWords', 'plainLineFor', 'gistOf'] as const),
      ]
      const settings = { ...limits.reading, first, wide }
      const file = new URL('../app/conversations/readings/thread.js', import.meta.url)
      return new Threads(file, settings)
    })
    for (const thinking of THINKING as (abstract new () => object)[]) {
      container.bind(thinking, async (resolver) => readersIn(await resolver.make(Threads)))
    }
  }
}

/** Loaded only when it is the one: each brings its driver along. */
async function postgresDialect(): Promise<SqlDialect> {
  const { PostgresDialect } = await import('#app/core/database/postgres_dialect')
  return new PostgresDialect()
}

async function sqliteDialect(): Promise<SqlDialect> {
  const { SqliteDialect } = await import('#app/core/database/sqlite_dialect')
  return new SqliteDialect()
}
