import { fold } from '@plenary/service-kit/database/folded';

/**
 * For `like … escape '\'` on a `folded` text: any that has the typed one in it, whatever the capitals and accents of either; its own
 * `%` and `_` are letters like others.
 */
export const searchPattern = (typed: string): string => `%${fold(typed).replace(/[\\%_]/g, '\\$&')}%`;
