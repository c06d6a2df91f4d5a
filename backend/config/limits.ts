import { availableParallelism } from 'node:os'
import { DAY, HOUR, MINUTE, SECOND } from '#app/core/clock/durations'
import env from '#config/env'

/** Millionths of a US dollar. */
const MICROS = 1_000_000

/** Jobs that wait for a provider, and a person for them. */
const AWAITED = ['reply', 'first_text', 'tell_of_change']

/** Every limit of the product in one place; each can be set by the environment variable named beside it. */
const limits = {
  codes: {
    validMs: env.get('CODE_MINUTES', 10) * MINUTE,
    triesPerCode: env.get('CODE_TRIES', 5),
    triesPerDay: env.get('CODE_TRIES_PER_DAY', 15),
    cooldownMs: env.get('CODE_COOLDOWN_SECONDS', 30) * SECOND,
    per10Minutes: env.get('CODES_PER_10_MINUTES', 3),
    perDay: env.get('CODES_PER_DAY', 5),
    ofStrangersPerDay: env.get('CODES_OF_STRANGERS_PER_DAY', 10),
    perIpHour: env.get('CODES_PER_IP_HOUR', 20),
    perSubnetHour: env.get('CODES_PER_SUBNET_HOUR', 60),
    perRangeHour: env.get('CODES_PER_RANGE_HOUR', 100),
    perPrefixHour: env.get('CODES_PER_PREFIX_HOUR', 60),
    perAreaHour: env.get('CODES_PER_AREA_HOUR', 100),
    perCountryHour: env.get('CODES_PER_COUNTRY_HOUR', 200),
    perHour: env.get('CODES_PER_HOUR', 300),
    conversionMs: env.get('CODE_CONVERSION_HOURS', 3) * HOUR,
    conversionAsked: env.get('CODE_CONVERSION_ASKED', 20),
    conversionShare: env.get('CODE_CONVERSION_PERCENT', 20) / 100,
    closedMs: env.get('CODES_CLOSED_HOURS', 1) * HOUR,
    proofOfWorkBits: env.get('CODE_PROOF_OF_WORK', 0),
    verifiedMs: env.get('VERIFIED_MINUTES', 30) * MINUTE,
  },
  logins: {
    perAccount: env.get('LOGINS_PER_ACCOUNT', 10),
    perIp: env.get('LOGINS_PER_IP', 50),
    windowMs: env.get('LOGIN_WINDOW_MINUTES', 15) * MINUTE,
    hashesAtOnce: env.get('SCRYPT_PARALLEL', 2),
  },
  resets: {
    per10Minutes: env.get('RESETS_PER_10_MINUTES', 3),
    perDay: env.get('RESETS_PER_DAY', 5),
  },
  sessions: {
    idleMs: env.get('SESSION_IDLE_DAYS', 30) * DAY,
    absoluteMs: env.get('SESSION_DAYS', 90) * DAY,
    staffMs: env.get('STAFF_SESSION_HOURS', 12) * HOUR,
  },
  accounts: {
    unconfirmedAgeMs: env.get('UNCONFIRMED_AGE_HOURS', 24) * HOUR,
    undoMs: env.get('UNDO_HOURS', 72) * HOUR,
    emailsPerDay: env.get('EMAILS_PER_DAY', 5),
    refusedMinorMs: env.get('REFUSED_MINOR_DAYS', 1825) * DAY,
    refusedBrowserMs: env.get('REFUSED_BROWSER_DAYS', 400) * DAY,
    unprovenMinorMs: env.get('UNPROVEN_MINOR_HOURS', 24) * HOUR,
    freeMessages: env.get('FREE_MESSAGES', 10),
  },
  replies: {
    quietMs: env.get('REPLY_QUIET_MS', 6 * SECOND),
    quietLimitMs: env.get('REPLY_QUIET_LIMIT_MS', 20 * SECOND),
    restarts: env.get('REPLY_RESTARTS', 2),
    delayMinMs: env.get('REPLY_DELAY_MIN_MS', 3 * SECOND),
    delayMaxMs: env.get('REPLY_DELAY_MAX_MS', 20 * SECOND),
    perHour: env.get('REPLIES_PER_HOUR', 30),
    outageLineEveryMs: env.get('OUTAGE_LINE_MINUTES', 60) * MINUTE,
    outageAgainMs: env.get('OUTAGE_AGAIN_SECONDS', 300) * SECOND,
    aiNoticeEveryMs: env.get('AI_NOTICE_HOURS', 3) * HOUR,
    modelTimeoutMs: env.get('MODEL_TIMEOUT_MS', 20 * SECOND),
    promptTokens: env.get('PROMPT_TOKENS', 4100),
  },
  greetings: {
    perDay: env.get('GREETINGS_PER_DAY', 3),
    everyMs: env.get('GREETING_MINUTES', 10) * MINUTE,
  },
  memory: {
    promptTokens: env.get('MEMORY_TOKENS', 1500),
    momentTokens: env.get('MOMENT_TOKENS', 1280),
    afterMs: env.get('REMEMBER_AFTER_SECONDS', 30) * SECOND,
    pauseMs: env.get('REMEMBER_PAUSE_SECONDS', 300) * SECOND,
    texts: env.get('REMEMBER_TEXTS', 40),
    tries: env.get('REMEMBER_TRIES', 3),
    againMs: env.get('REMEMBER_AGAIN_MINUTES', 10) * MINUTE,
    timeoutMs: env.get('REMEMBER_TIMEOUT_MS', 60 * SECOND),
  },
  diary: {
    afterMs: env.get('DIARY_AFTER_MINUTES', 5) * MINUTE,
    reachMs: env.get('DIARY_REACH_DAYS', 31) * DAY,
  },
  reading: {
    /** Threads that read what others wrote: two at least, so that one which is ended stops nobody else. */
    count: env.get('READING_THREADS', Math.max(2, availableParallelism() - 1)),
    /** Of a processor, for one text; then its thread is ended, and the text counts as unread. */
    limitMs: env.get('READING_MS', 250),
  },
  care: {
    coolDownMs: env.get('CRISIS_COOL_DOWN_HOURS', 24) * HOUR,
    moderationTimeoutMs: env.get('MODERATION_TIMEOUT_MS', 3 * SECOND),
  },
  pictures: {
    most: env.get('PICTURES_PER_TEXT', 3),
    bytes: env.get('PICTURE_BYTES', 5_000_000),
    timeoutMs: env.get('PICTURE_TIMEOUT_MS', 10 * SECOND),
    moderationTimeoutMs: env.get('PICTURE_MODERATION_TIMEOUT_MS', 10 * SECOND),
  },
  strangers: { textsPerDay: env.get('STRANGER_TEXTS_PER_DAY', 50) },
  writes: {
    settingsPerHour: env.get('SETTINGS_CHANGES_PER_HOUR', 120),
    paymentsPerHour: env.get('PAYMENT_CALLS_PER_HOUR', 120),
  },
  searches: { name: 'texts', perHour: env.get('TEXT_SEARCHES_PER_HOUR', 600) },
  staff: {
    searches: { name: 'searches', perHour: env.get('STAFF_SEARCHES_PER_HOUR', 300) },
    reveals: { name: 'reveals', perHour: env.get('STAFF_REVEALS_PER_HOUR', 300) },
    testTexts: { name: 'test texts', perHour: env.get('STAFF_TEST_TEXTS_PER_HOUR', 60) },
  },
  initiative: {
    afterMs: env.get('ASK_AFTER_HOURS', 2) * HOUR,
    lateMs: env.get('ASK_WITHIN_HOURS', 36) * HOUR,
    calmMs: env.get('INITIATIVE_CALM_MINUTES', 120) * MINUTE,
    apartMs: env.get('INITIATIVE_HOURS_APART', 6) * HOUR,
    unansweredMost: env.get('INITIATIVES_UNANSWERED', 2),
    silenceMs: env.get('INITIATIVE_SILENCE_DAYS', 3) * DAY,
    helloMs: env.get('LAST_HELLO_DAYS', 14) * DAY,
    validMs: env.get('INITIATIVE_VALID_MINUTES', 120) * MINUTE,
  },
  schedules: {
    segments: env.get('SCHEDULE_SEGMENTS', 3),
  },
  billing: {
    checkoutsPerHour: env.get('CHECKOUTS_PER_HOUR', 20),
    timeoutMs: env.get('PAYMENT_TIMEOUT_MS', 20 * SECOND),
    movesOldPrices: env.get('MOVE_OLD_PRICES', false),
  },
  sends: {
    replyValidMs: env.get('REPLY_VALID_MINUTES', 60) * MINUTE,
    otherValidMs: env.get('TEXT_VALID_MINUTES', 240) * MINUTE,
    timeoutMs: env.get('SEND_TIMEOUT_MS', 10 * SECOND),
    doubtMs: env.get('SEND_DOUBT_SECONDS', 300) * SECOND,
    pullInboundMs: env.get('PULL_INBOUND_SECONDS', 180) * SECOND,
    areAllStopped: env.get('STOP_ALL_SENDS', false),
    /** Undefined: what the driver's usual sender takes. */
    segmentsPerSecond: env.get('SEND_SEGMENTS_PER_SECOND'),
    /** To +1, in a day of the carriers. Undefined: no cap is known. */
    segmentsPerDay: env.get('SEND_SEGMENTS_PER_DAY'),
    atOnce: env.get('SENDS_AT_ONCE', 50),
    keywordPairsPerHour: env.get('KEYWORD_PAIRS_PER_HOUR', 3),
    initiativesPerDay: env.get('INITIATIVES_PER_DAY', 2),
    strikes: env.get('UNREACHABLE_STRIKES', 3),
  },
  spending: {
    dailyMicros: Math.round(env.get('DAILY_SPEND_CAP_USD', 200) * MICROS),
    perUserMicros: Math.round(env.get('DAILY_SPEND_CAP_PER_USER_USD', 6) * MICROS),
    /** Of all members' cap: once so much is spent, what is left is for those who pay. */
    freeShare: env.get('DAILY_SPEND_CAP_FREE_PERCENT', 50) / 100,
    strangersMicros: Math.round(env.get('DAILY_SPEND_CAP_STRANGERS_USD', 10) * MICROS),
    codesMicros: Math.round(env.get('DAILY_SPEND_CAP_CODES_USD', 20) * MICROS),
  },
  watch: {
    crisisAnswerMs: env.get('CRISIS_ANSWER_MINUTES', 30) * MINUTE,
    cappedPeople: env.get('ALARM_CAPPED_PEOPLE', 20),
    textEveryMs: env.get('ALARM_TEXT_MINUTES', 10) * MINUTE,
    remindEveryMs: env.get('ALARM_REMINDER_HOURS', 6) * HOUR,
  },
  retention: {
    // The limits on codes look back a day and as long as a code is good.
    codesMs: Math.max(2, env.get('KEEP_CODES_DAYS', 30)) * DAY,
    paymentEventsMs: env.get('KEEP_PAYMENT_EVENTS_DAYS', 400) * DAY,
    auditMs: env.get('KEEP_AUDIT_DAYS', 400) * DAY,
    aiUsageMs: env.get('KEEP_AI_USAGE_DAYS', 400) * DAY,
    spendingMs: env.get('KEEP_SPENDING_DAYS', 400) * DAY,
    alarmsMs: env.get('KEEP_ALARMS_DAYS', 400) * DAY,
    simulatedTextsMs: env.get('KEEP_SIMULATED_TEXTS_DAYS', 30) * DAY,
    filteredTextsMs: env.get('KEEP_FILTERED_DAYS', 30) * DAY,
    deadJobsMs: env.get('KEEP_DEAD_JOBS_DAYS', 90) * DAY,
  },
  reconciledTexts: {
    everyMs: env.get('RECONCILE_TEXTS_HOURS', 6) * HOUR,
    afterMs: env.get('RECONCILE_TEXTS_AFTER_HOURS', 2) * HOUR,
    untilMs: env.get('RECONCILE_TEXTS_WITHIN_DAYS', 3) * DAY,
    atOnce: env.get('RECONCILE_TEXTS_AT_ONCE', 500),
  },
  jobs: {
    leaseMs: env.get('JOB_LEASE_SECONDS', 30) * SECOND,
    pollMs: env.get('JOB_POLL_MS', 500),
    atOnce: env.get('JOBS_AT_ONCE', 32),
    drainMs: env.get('DRAIN_SECONDS', 20) * SECOND,
    awaitedKinds: AWAITED,
    slowKinds: [
      ...AWAITED,
      ...['remember', 'write_diary', 'pull_inbound', 'resolve_doubt', 'redact_texts'],
      ...['reconcile_texts', 'prepare_schedule', 'send_firings', 'take_initiative', 'end_renewal'],
      ...['payment_event', 'reconcile_payments', 'cancel_and_refund', 'cancel_subscription'],
      ...['update_customer', 'remove_pictures', 'remove_unseen', 'remind_of_renewals'],
    ],
  },
}

export default limits
