/**
 * By hand because one statement must find a part of a day and remove it; no bench, once a day. The oldest
 * day first, a part of its people at a time. Values: before which day, the same, how many people at most.
 */
export const removeSpending = () => `
  delete from spending where user_id > 0
    and day = (select min(s.day) from spending s where s.user_id > 0 and s.day < ?)
    and user_id in (select s.user_id from spending s where s.user_id > 0 and s.day = (select min(o.day)
      from spending o where o.user_id > 0 and o.day < ?) order by s.user_id limit ?)`
