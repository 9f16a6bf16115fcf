/**
 * Fewest days of history that an operator may keep. Endpoints' statistics look 28 days back, and failed messages can be
 * sent again for 14. Stands alone because `settings.ts` reads it, and `history.ts` loads the database.
 */
export const leastKeepDays = 30;
