/**
 * By hand for the limit before the grouping; no bench, but each scrape runs it beside
 * the sending of texts. The latest first, and so many at most: a database that groups
 * first would read every text there is. Values: since when, how many at most.
 */
export const textsLately = () => `
  select kind, state, count(*) as count from (select kind, state from messages where sending_at > ?
    order by sending_at desc limit ?) as sent group by kind, state`
