/** Code of a database error on either engine: SQLite's is on the error, PostgreSQL's on its cause. */
export const sqlStateOf = (error: unknown): string | undefined => {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: { code?: string } };
  return cause?.code ?? code;
};

/** Whether a write failed because a unique key is taken. */
export const isUniqueViolation = (error: unknown): boolean => {
  const state = sqlStateOf(error);
  return state === '23505' || state === 'SQLITE_CONSTRAINT_UNIQUE' || state === 'SQLITE_CONSTRAINT_PRIMARYKEY';
};

/** Lost against other transactions, or without a connection for a moment; class 08 is of connections, 57P of a server that stops. */
const passing = /^(40001|40P01|55P03|25P03|53300|57P0[1-3]|08\d\w\w|SQLITE_BUSY\w*)$/;

/** Whether the same work may succeed a moment later: nothing is wrong with the request or the code. */
export const isPassing = (error: unknown): boolean => {
  const { message, cause } = (error ?? {}) as { message?: string; cause?: { message?: string } };
  // pg gives no code where a connection ends under a query.
  return passing.test(sqlStateOf(error) ?? '') || [message, cause?.message].some((text) => text?.startsWith('Connection terminated'));
};
