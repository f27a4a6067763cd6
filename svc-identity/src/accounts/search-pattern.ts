/** For `like … escape '\'`: any text that has the typed one in it, whose own `%` and `_` are letters like others. */
export const searchPattern = (typed: string): string => `%${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
