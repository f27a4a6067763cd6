import { fold } from '@plenary/service-kit/database/folded';

/**
 * A pattern for `like … escape '\'` on a `folded` text: contains the typed text, ignoring case and accents; its own
 * `%` and `_` are letters like others.
 */
export const searchPattern = (typed: string): string => `%${fold(typed).replace(/[\\%_]/g, '\\$&')}%`;
