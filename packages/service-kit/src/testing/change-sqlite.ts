import Sqlite from 'better-sqlite3';

/** Changes a file from outside of its service. */
export const changeSqlite = (file: string, sql: string): void => {
  const client = new Sqlite(file);
  try {
    client.exec(sql);
  } finally {
    client.close();
  }
};
