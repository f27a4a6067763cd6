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
